# Talk between people, blocking, watching, reports.

blocks-title = Pessoas que bloqueou
blocks-lead = Não há emparelhamentos nem desafios entre vocês, e nenhum dos dois lê o que o outro escreve. Estas pessoas não são avisadas.
blocks-none = Não bloqueou ninguém.
blocks-end = Desbloquear
blocks-end-of = Desbloquear { $name }
block-oneself = Não pode bloquear-se a si.
block-too-many = Já bloqueou tantas pessoas quantas pode. Desbloqueie primeiro alguém.

## Opening a table

knob-watch = Quem pode assistir
knob-watch-note = Quem assiste mais tarde não vê nada do match mais cedo: nem na página, nem como ficheiro, nem os dados.
watch-at_once = Qualquer pessoa
watch-one_turn = Qualquer pessoa, um turno depois
watch-three_turns = Qualquer pessoa, três turnos depois
watch-three_minutes = Qualquer pessoa, três minutos depois
watch-nobody = Só quem joga
form-field-watch = Quem pode assistir
watch-later = Esta mesa é vista mais tarde: isso poderá ver-se quando o match terminar.
watching-three_minutes = Está a ver o match com três minutos de atraso.
watching-three_turns = Está a ver o match com três turnos de atraso.
watching-one_turn = Está a ver o match com um turno de atraso.

## What is said

chat-title = Conversa
chat-open = Conversa
chat-unread = { $n ->
    [one] Uma linha nova
   *[other] { $n } linhas novas
  }
chat-back = Voltar
chat-empty = Ninguém disse nada ainda.
chat-room-players = Só quem joga lê isto.
chat-room-watchers = Quem assiste lê isto de imediato; quem joga, quando o match terminar.
chat-room-all = Todos os presentes leem isto.
chat-phrase = Frase
chat-phrase-choose = Escolha uma frase
chat-phrase-send = Dizer
chat-text = As suas palavras
chat-text-send = Enviar
chat-of-watchers = A assistir
chat-line-acts = Mais sobre o que { $name } disse
chat-mute = Silenciar aqui
chat-block = Bloquear
chat-report = Denunciar
chat-unmute = Voltar a ouvir { $name }
chat-want = Escrever livremente
chat-want-no = Só frases
chat-others-want = O adversário gostaria de escrever livremente.

key-chat = Para o que se diz na mesa

phrases-start = No início
phrases-play = Em jogo
phrases-offers = Propostas
phrases-end = No fim

talk-guest = Os visitantes falam por frases. Com uma conta pode escrever livremente.
talk-both = Podem escrever livremente quando ambos o tiverem ativado.
talk-no-free-words = Por agora só pode falar por frases.
talk-nobody = Não há ninguém para ouvir isso antes de o match terminar.
talk-too-fast = Foi muito de uma vez. Espere alguns segundos.
talk-repeats = Acabou de dizer isso.
talk-too-long = É demasiado longo: use no máximo 400 letras.
talk-nothing = Não há nada para ler aí.
talk-own-line = Essa linha é sua.
talk-restricted = Só pode falar por frases até { $until }: { $reason }

## The forty phrases

phrase-hello = Olá
phrase-good-luck = Boa sorte
phrase-have-fun = Bom jogo
phrase-thanks-too = Igualmente
phrase-first-time = É a minha primeira vez aqui
phrase-slow-today = Hoje jogo devagar
phrase-ready = Vamos começar?
phrase-nice-roll = Bom lançamento
phrase-nice-play = Boa jogada
phrase-lucky-me = Que sorte a minha
phrase-unlucky = Foi azar
phrase-timed-double = Dobra na hora certa
phrase-brave-take = Foi preciso coragem para aceitar
phrase-good-pass = Bem recusado
phrase-missed-that = Essa escapou-me
phrase-misclick = Desculpe, foi um deslize
phrase-thinking = Estou a pensar, um momento
phrase-your-turn = É a sua vez
phrase-back-soon = Volto num minuto
phrase-back = Já voltei
phrase-bad-connection = A minha ligação está má
phrase-phone-call = Estou a receber uma chamada
phrase-faster = Um pouco mais depressa, por favor
phrase-take-time = Sem pressa
phrase-adjourn = Adiamos?
phrase-tomorrow = Amanhã à mesma hora?
phrase-one-more = Mais um?
phrase-last-one = Este é o meu último
phrase-longer = Um match mais longo?
phrase-with-clock = Com relógio?
phrase-analyse = Analisamos?
phrase-friend-watches = Alguém que conheço pode assistir?
phrase-good-match = Bom match
phrase-well-played = Bem jogado
phrase-close = Foi renhido
phrase-dice-liked-me = Os dados gostaram de mim
phrase-thank-you = Agradeço
phrase-must-go = Tenho de ir
phrase-see-you = Até à próxima
phrase-called-director = Chamei o diretor

## Reports

report-title = Denunciar
report-lead = As últimas 20 linhas que pode ler aqui e o estado do match seguem para os moderadores. Você fica a saber o que decidem; a outra pessoa não sabe quem a denunciou.
report-about = Sobre { $name }
report-reason = O que está errado
report-words = Por palavras suas
report-send = Enviar a denúncia
report-sent = Denúncia recebida. Os moderadores vão vê-la, e a sua página dirá o que decidem.
report-reason-insults = Insultos ou ameaças
report-reason-spam = Publicidade ou disparates
report-reason-cheating = Ajuda de fora no jogo
report-reason-unfair = Sair, arrastar o jogo ou perder de propósito
report-reason-name = Um nome ofensivo
report-reason-other = Outra coisa
report-oneself = Escolha outra pessoa para denunciar.
report-twice = Já denunciou esta pessoa aqui. Os moderadores vão ver.
report-too-many = Já denunciou tanto quanto se pode num dia.
report-too-long = É demasiado longo: use no máximo 1000 letras.

## Moderation

moderation-title = Moderação
moderation-lead = Cada decisão é comunicada com o seu motivo, tem um fim, e dela se pode recorrer para outro moderador. Ninguém decide o próprio caso.
moderation-waiting = À espera
moderation-none = Não há nada à espera de decisão.
moderation-decided = Decidido
moderation-case = { $reason }: { $name }
moderation-by = Denúncia de { $name }
moderation-lines = As últimas linhas
moderation-no-lines = Não se disse nada.
moderation-state = Onde aconteceu
moderation-state-note = Denunciado na versão { $version }.
moderation-before = Decidido antes sobre esta pessoa
moderation-decide = Decidir
moderation-verdict = Decisão
moderation-days = Por quantos dias
moderation-days-note = Vazio: 7 dias, e uma conta é fechada para sempre.
moderation-reason = Motivo
moderation-reason-note = A pessoa lê isto tal como está.
moderation-done = Registar a decisão
moderation-log = Registo
moderation-act-reported = Denunciado
moderation-act-decided = Decidido
moderation-act-appealed = Em recurso
moderation-act-decided_again = Decidido após o recurso
moderation-not-yours = Esse caso é para outro moderador.
moderation-why = Diga porquê: a pessoa é informada.
moderation-stage-open = À espera
moderation-stage-decided = Decidido
moderation-stage-appealed = Em recurso
moderation-stage-closed = Fechado
verdict-nothing = Nada de errado
verdict-warning = Um aviso
verdict-no_words = Sem escrita livre por algum tempo
verdict-no_rated = Sem matches com rating por algum tempo
verdict-closed = A conta é fechada

rated-restricted = Não pode jogar matches com rating até { $until }: { $reason }

cases-title = Denúncias
cases-own = Denunciou { $name }: { $reason }.
cases-own-open = Os moderadores vão ver.
cases-own-decided = Decisão: { $verdict }.
cases-about = Os moderadores decidiram sobre si: { $verdict }.
cases-until = Até { $until }.
cases-reason = Motivo: { $reason }
cases-appeal = Recorrer
cases-appeal-words = Porque pensa de outra forma
cases-appeal-note = Outro moderador lê e decide.
cases-appealed = O seu recurso foi entregue. Outro moderador vai decidir.
cases-final = Isto foi decidido após o seu recurso.
appeal-title = Recurso
appeal-lead = Se a sua conta foi fechada, outro moderador vê o caso de novo.
appeal-key = Palavra-passe, ou um dos seus códigos de recuperação
appeal-not-now = Disso não pode recorrer.
closed-title = Esta conta está fechada
closed-by-moderators = Os moderadores fecharam esta conta.
closed-by-host = Quem gere este clube fechou esta conta.
closed-for-good = Não foi fixado um fim.
closed-no-reason = Não foi anotado nenhum motivo.
moderation-by-host = Quem gere o clube fechou a conta na própria máquina

## TV

tv-title = TV
tv-none = Ninguém joga neste momento.
tv-bots = Ver dois bots
