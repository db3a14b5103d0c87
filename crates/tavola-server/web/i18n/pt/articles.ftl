# Articles that members write, and comments below articles.
articles-languages = Também em
error-not-an-editor = Isto é para a redação
error-not-an-editor-note = Os artigos são escritos por membros com a função de redação. Peça-a a quem gere o clube: é dada a quem tem conta. Se já a tem, entre primeiro.

write-title = Os seus artigos
write-lead = O que escreve aqui é só seu até que o publique. Pode voltar a ele, ver como ficará e escolher o dia em que aparece.
write-new = Escrever um artigo
write-own = Artigos
write-none = Ainda não escreveu nada.
write-begin = Começar
write-edit = Editar
write-read = Ler
write-changed = guardado
write-comments = { $n ->
    [0] Comentários: nenhum à espera
    [one] Comentários: um à espera
   *[other] Comentários: { $n } à espera
 }
write-state-draft = Rascunho
write-state-scheduled = Agendado
write-state-published = Publicado
write-state-withdrawn = Retirado

write-said-begun = O seu rascunho foi criado. Só você o vê.
write-said-saved = Guardado.
write-said-published = Publicado. Agora todos o podem ler.
write-said-scheduled = Agendado. Aparece por si no seu dia.
write-said-withdrawn = Retirado. Mais ninguém o pode ler agora.
write-said-translated = Foi criado um rascunho na outra língua, com o texto original. Só você o vê.
write-said-wrong = Ainda não pôde ser feito. Veja abaixo o que falha.

write-field-title = Título
write-field-language = Língua
write-field-lead = Entrada
write-lead-note = Uma ou duas frases. Aparecem em listas, na subscrição e onde alguém partilha um link.
write-field-body = Texto
write-body-note = Em Markdown.
write-field-tags = Temas
write-tags-note = Separados por vírgulas, por exemplo cubo, corrida, abertura.
write-field-day = Dia de publicação
write-day-note = Deixe vazio para o dia em que publicar. Num dia posterior aparece por si, à meia-noite UTC.
write-field-name = Endereço
write-name-note = Minúsculas, algarismos e hífenes. Pode ser mudado até o artigo ser publicado ou traduzido.
write-preview = Pré-visualização
write-save = Guardar rascunho
write-save-published = Guardar alterações
write-publish = Publicar
write-withdraw = Retirar
write-delete = Apagar este rascunho
write-delete-note = É apagado com todas as versões anteriores. Não pode ser desfeito.
write-delete-yes = Apagar de vez
write-translate = Traduzir: { $language }
write-original = Original
write-versions = Versões anteriores
write-versions-note = Abra uma para ter o texto no formulário. Nada muda até guardar.
write-newer = { $name } guardou entretanto outro texto.
write-newer-note = O seu ainda está no formulário e não foi guardado. Guarde de novo para substituir o outro, que fica entre as versões anteriores.
write-newer-text = O outro texto
write-unsaved = O texto não foi guardado.

write-wrong = A corrigir antes de poder ser publicado
write-wrong-title = Um artigo precisa de título.
write-wrong-title-long = O título pode ter no máximo { $most } caracteres.
write-wrong-lead = Ainda não há entrada.
write-wrong-lead-long = A entrada pode ter no máximo { $most } caracteres.
write-wrong-body = Ainda não há texto.
write-wrong-body-long = O texto é demasiado longo: { $n } 000 bytes de no máximo { $most } 000. Faça dele dois artigos.
write-wrong-tags = Um artigo pode ter no máximo { $most } temas.
write-wrong-tag-long = Este tema é demasiado longo: { $what }
write-wrong-day = Este não pode ser o dia: { $what }. Escolha um de 2000 a 2100, por exemplo 2026-11-25.
write-wrong-name = O endereço precisa de minúsculas, algarismos ou hífenes, no máximo { $most }, e de um nome que não seja usado pelas páginas do clube.
write-wrong-name-taken = Outro artigo tem este endereço: { $what }
write-wrong-name-stays = O endereço já não pode ser mudado: o artigo foi publicado ou traduzido.
write-wrong-board = Este tabuleiro não pode ser lido: { $what }. Use um XGID ou um GNU Backgammon ID.
write-wrong-figure = As regras não têm nenhuma figura com este nome: { $what }
write-wrong-beside-text = Este tabuleiro precisa de um parágrafo próprio: { $what }
write-wrong-boards = Há mais de { $most } tabuleiros.
write-wrong-deep = Listas ou citações estão umas dentro das outras mais de { $most } vezes. O que vem depois não é mostrado.
write-wrong-link = Este link não leva a lado nenhum: { $what }
write-refused-title-long = Esse título é demasiado longo.
write-refused-translated = O artigo já existe nessa língua.
write-refused-many = Uma conta pode escrever no máximo 500 artigos.
write-refused-delete = Só os rascunhos podem ser apagados. Em vez disso, retire o artigo.

write-help = Como escrever
write-help-note = Linhas em branco separam parágrafos. Um tabuleiro fica num parágrafo próprio. Com um lançamento, pode jogar-se nele; as jogadas no texto são feitas no tabuleiro acima delas.
write-help-position = Montar uma posição
write-help-what = O quê
write-help-how = Como
write-help-heading = Título
write-help-strong = Negrito, itálico
write-help-list = Lista
write-help-link = Link
write-help-board = Tabuleiro com legenda
write-help-figure = Tabuleiro das regras
write-help-play = Jogada
write-help-clause = Cláusula

comment-title = Comentários
comment-none = Ainda sem comentários.
comment-sign-in = Quem tem conta pode comentar.
comment-words = O seu comentário
comment-note = Todos o veem depois de aprovado pela redação ou pela moderação. Texto simples.
comment-send = Enviar
comment-own-waiting = À espera de aprovação. Só você o vê.
comment-own-refused = Não aprovado. Só você o vê.
comment-take-away = Apagar
comment-refused-guest = Só quem tem conta pode comentar.
comment-refused-restricted = Não pode comentar até { $until }: { $reason }
comment-refused-empty = Escreva primeiro alguma coisa.
comment-refused-long = Um comentário pode ter no máximo 1000 caracteres.
comment-refused-many = Já tem cinco comentários à espera. Envie mais quando forem aprovados.

comments-title = Comentários aos artigos
comments-lead = Ninguém além do autor vê um comentário antes de o aprovar. Pode mudar de ideias.
comments-counts = À espera: { $waiting }. Aprovados: { $shown }. Não aprovados: { $refused }.
comments-waiting = À espera
comments-none = Não há nada à espera.
comments-shown = Aprovados
comments-refused = Não aprovados
comments-show = Aprovar
comments-refuse = Não aprovar
