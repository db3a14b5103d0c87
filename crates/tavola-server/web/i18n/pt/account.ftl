# Registering, signing in, one's own page.

nav-account = A sua conta
account-nav-login = Entrar
account-title = A sua conta
account-register = Criar conta
account-register-lead = Conserva tudo: os seus matches, os seus lugares e o que aprendeu. Noutro navegador entra com a sua chave de acesso ou a sua palavra-passe.
account-keeps = { $n ->
    [one] O seu match em curso continua como está.
   *[other] Os seus { $n } matches em curso continuam como estão.
  }
account-have = Já tem conta?
account-new = Ainda não tem conta?
account-login = Entrar
account-logout = Terminar a sessão aqui
account-name-note = No máximo 24 caracteres. Mais ninguém pode jogar com ele.
account-password = Palavra-passe
account-password-note = Pelo menos { $least } caracteres. Várias palavras separadas por espaços são uma boa escolha, e qualquer sinal conta. Guarde-a bem.
account-password-short = Essa palavra-passe é demasiado curta: use pelo menos { $least } caracteres, por exemplo quatro palavras. Volte atrás e escolha outra.
account-password-long = Essa palavra-passe é demasiado longa: tem mais de { $most } bytes. Volte atrás e escolha uma mais curta.
account-password-guessed = Essa palavra-passe é demasiado fácil de adivinhar: é muito comum, segue um padrão ou vem do seu nome. Volte atrás e escolha outra.
account-wrong = Ninguém tem esse nome e essa palavra-passe. Volte atrás e tente de novo.
account-too-many-tries = { $minutes ->
    [one] Houve demasiadas tentativas. Espere um minuto e tente de novo.
   *[other] Houve demasiadas tentativas. Espere { $minutes } minutos e tente de novo.
  } Com uma chave de acesso entra logo, e também com um código de recuperação a partir de outra rede.
account-left = Este navegador joga como { $name } e tem { $n ->
    [one] um match
   *[other] { $n } matches
  } em curso. Se entrar com outra conta, este navegador deixa-os para trás, e ninguém pode continuar a jogar por { $name }.
account-leave = Entrar e deixá-los para trás
account-leaves-matches = O visitante deste navegador tem matches em curso. Volte atrás e diga que os deixa, ou jogue-os primeiro.
account-registered-already = Já tem conta e sessão iniciada.
account-called = Joga como { $name }. O nome é só seu.
account-public = A sua página pública
account-guest = Joga como visitante. Com uma conta pode entrar em qualquer lado, e o seu nome é só seu.
name-taken = Esse nome pertence a uma conta. Escolha outro; se for o seu, entre.

# Registering and signing in by passkey or password.

account-register-password = Criar conta com palavra-passe
account-password-show = Mostrar a palavra-passe
account-password-breached = Essa palavra-passe está numa lista de palavras-passe roubadas. Volte atrás e escolha outra.
account-age = Se tem menos de 16 anos, pergunte primeiro ao seu pai ou à sua mãe.
account-no-codes = Ainda não tem códigos de recuperação. Sem eles ninguém lhe pode devolver o acesso se perder as suas chaves.
account-name-change = Mudar o nome
account-keys-title = Como entra
account-last-key = Mais nada abriria a sua conta. Adicione primeiro uma chave de acesso ou escolha uma palavra-passe.
account-name-often = Pode mudar de nome três vezes em 30 dias. Tente mais tarde.
account-code-wrong = Ninguém tem esse nome e esse código, ou o código já foi usado. Volte atrás e tente de novo.
account-link-gone = Esse link já foi usado ou é demasiado antigo. Peça outro.
account-prove-first = Mostre primeiro quem é.

passkey-register = Criar conta com chave de acesso
passkey-login = Entrar com chave de acesso
passkey-prove = Usar uma chave de acesso
passkey-note = Uma chave de acesso (passkey) é guardada pelo seu dispositivo ou pelo seu gestor de palavras-passe. Desbloqueia-se como o próprio dispositivo, e não há nada para decorar.
passkey-or = Ou com palavra-passe:
passkey-elsewhere = As chaves de acesso pertencem a um nome e não a um número. Abra esta página em
passkey-no-domain = As chaves de acesso só funcionam onde se chega ao clube pelo seu nome e por https.
passkey-failed = Não funcionou. Tente de novo ou use a sua palavra-passe.
passkey-not-allowed = Não foi usada nenhuma chave de acesso. Tente de novo ou use a sua palavra-passe.
passkey-known = Este dispositivo já tem uma chave de acesso para a sua conta.
passkey-late = Demorou demasiado. Tente de novo.
passkey-unknown = Nenhuma conta tem essa chave de acesso. Pode ter sido removida.
passkey-wrong = Essa chave de acesso não respondeu como devia. Tente de novo; se não ajudar, entre de outra forma e volte a adicioná-la.
passkey-many = Tem 20 chaves de acesso. Remova uma antes de adicionar outra.

prove-title = É mesmo você?
prove-lead = Mostre mais uma vez quem é. Durante { $minutes } minutos pode depois mudar a forma de entrar.
prove-password = Continuar
prove-lost = Nenhuma funciona?

password-title = Nova palavra-passe
password-is-there = Há uma
password-is-none = Nenhuma
password-save = Guardar a palavra-passe
password-remove = Remover a palavra-passe
password-remove-note = Pode entrar só com as suas chaves de acesso.

codes-title = Códigos de recuperação
codes-lead = Cada código devolve-lhe o acesso uma vez, se perder as suas chaves de acesso ou esquecer a palavra-passe. Imprima-os ou anote-os.
codes-left = { $n ->
    [0] Nenhum restante
    [one] Resta um
   *[other] Restam { $n }
  }
codes-show = Mostrar os códigos
codes-renew = Criar novos códigos
codes-renew-note = Os códigos que tem agora deixam de valer.
codes-once = Estes códigos só são mostrados desta vez.
codes-print = Imprimir
codes-kept = Guardei-os

keys-title = Chaves de acesso
keys-lead = Pode ter várias, por exemplo uma no telefone e outra no computador.
keys-many = { $n ->
    [0] Nenhuma
    [one] Uma
   *[other] { $n }
  }
keys-label = Nome da chave de acesso
keys-add = Adicionar uma chave de acesso
keys-rename = Mudar o nome
keys-remove = Remover
keys-remove-which = Remover { $name }
keys-used = Último uso
keys-unused = Ainda não usada.

name-title = Mudar o nome
name-lead = Pode mudar de nome três vezes em 30 dias. O nome antigo leva ao novo durante um ano, e nesse tempo mais ninguém o pode tomar.
name-save = Guardar o nome
name-former = Nomes anteriores

browsers-unknown = Navegador desconhecido
browsers-here = este
browsers-since = Desde
browsers-seen = Visto por último
browsers-end = Terminar a sessão

changes-title = O que mudou
changes-note = Se não foi você que fez alguma destas coisas, termine a sessão em todos os outros navegadores e mude as suas chaves.
change-registered = A conta foi criada.
change-password = A palavra-passe foi alterada.
change-password-gone = A palavra-passe foi removida.
change-key-added = Foi adicionada uma chave de acesso: { $detail }
change-key-gone = Foi removida uma chave de acesso: { $detail }
change-codes = Foram criados novos códigos de recuperação.
change-code-used = Foi usado um código de recuperação para entrar.
change-link-used = Foi usado um link para entrar.
change-name = O nome foi alterado. Antes: { $detail }
change-mail = O endereço de e-mail foi alterado.
change-mail-gone = O endereço de e-mail foi removido: { $detail }
change-leaving = A conta vai ser apagada.
change-staying = A conta fica.

recover-title = Voltar com um código de recuperação
recover-lead = Cada um dos seus códigos funciona uma vez. Depois é terminada a sessão em todos os outros navegadores, e pode escolher novas chaves.
recover-code = Código de recuperação
recover-code-note = Em maiúsculas ou minúsculas, com ou sem hífenes.
recover-enter = Entrar
recover-mail-title = Por e-mail
recover-mail-note = Se a conta tiver um endereço, segue para lá um link. Funciona durante 15 minutos, uma vez.
recover-mail-send = Enviar o link
recover-mail-sent = Se a conta tiver um endereço, um link está a caminho. Funciona durante 15 minutos, uma vez.
recover-staff = Já não tem códigos? Quem gere o clube pode dar-lhe um link.
recover-link-lead = Este link dá-lhe acesso uma vez. Depois é terminada a sessão em todos os outros navegadores, e pode escolher novas chaves.

mail-title = E-mail
mail-none = Nenhum endereço
mail-lead = Não é preciso um endereço para jogar. Com ele, pode voltar a entrar sem código, e recebe um aviso quando alguém muda as suas chaves.
mail-address = Endereço de e-mail
mail-note = Primeiro segue para lá uma carta; o link dela torna o endereço seu.
mail-send = Enviar a carta
mail-sent = Uma carta está a caminho. O endereço conta assim que seguir o link dela.
mail-dead = As cartas para o seu endereço foram devolvidas. Nada mais é enviado até que o confirme de novo.
mail-no-address = Isso não é um endereço de e-mail. Volte atrás e procure o erro.
mail-remove = Remover o endereço
mail-notices-on = Também chegam lá e-mails com os seus avisos, como o de que é a sua vez.
mail-notices-off = Só recebe cartas sobre as suas chaves.
mail-notices-stop = Não receber mais avisos por e-mail
mail-notices-start = Enviar-me os avisos por e-mail
mail-stop-lead = Não quer mais avisos por e-mail? As mudanças das suas chaves continuam a ser comunicadas.
mail-stopped = Já não recebe avisos por e-mail.
mail-confirm-lead = As cartas sobre a sua conta devem ir para este endereço?
mail-confirm = Confirmar o endereço
mail-confirmed = A partir de agora as cartas sobre a sua conta vão para este endereço.
mail-undo-lead = Não foi você que mudou o endereço? Isto traz o antigo de volta e termina todas as sessões.
mail-undo = Trazer o endereço antigo de volta
mail-undone = O endereço antigo conta de novo, e todas as sessões foram terminadas. Entre e mude as suas chaves.

letter-confirm-subject = O seu endereço no clube
letter-confirm-text = Olá, { $name },

  siga este link no prazo de um dia para tornar este o seu endereço:
  { $link }

  Se não foi você que o pediu, não faça nada.
letter-link-subject = De volta à sua conta
letter-link-text = Olá, { $name },

  este link dá-lhe acesso uma vez nos próximos 15 minutos:
  { $link }

  Se não foi você que o pediu, não faça nada.
letter-change-subject = A sua conta mudou
letter-change-text = Olá, { $name },

  { $said }

  Se não foi você, entre e mude as suas chaves:
  { $link }
letter-before-subject = O seu endereço mudou
letter-before-text = Olá, { $name },

  as cartas sobre a sua conta já não vão para este endereço.

  Se não foi você, traga-o de volta no prazo de 7 dias:
  { $link }

data-title = Os seus dados
data-lead = Leve tudo consigo, ou deixe o clube
export-title = Levar tudo
export-lead = Um ficheiro com tudo o que o clube guarda na sua conta, incluindo as suas denúncias e as decisões sobre si, e cada um dos seus matches como ficheiro .mat, que outros programas leem.
export-get = Descarregar
leave-title = Deixar o clube
leave-lead = Pode sair para sempre. Ninguém guarda o seu nome, as suas chaves ou o seu endereço.
leave-goes = São apagados o seu nome, chaves de acesso, palavra-passe, códigos, endereço de e-mail, definições, ficheiros importados, notas e o que disse.
leave-stays = Os seus matches ficam com os adversários, com os dados e resultados, mas sem o seu nome.
leave-week = Isto acontece daqui a 7 dias. Até lá pode entrar e mudar de ideias.
leave-sure = Apagar a minha conta
leave-now = Deixar o clube
leave-at = Esta conta será apagada
leave-stay = Fico
