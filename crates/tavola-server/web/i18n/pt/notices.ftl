# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Avisos
bell-many = { $n ->
    [one] Avisos: um novo
   *[other] Avisos: { $n } novos
  }
bell-some = Avisos: %n novos
notices-title = Avisos
notices-none = Nada de novo. Aqui lê quando é a sua vez, quando há um desafio para si ou quando um torneio chama.
notices-play = Jogar
notices-see = Marcar como lido
notices-see-this = Marcar como lido: { $what }
notices-see-all = Marcar tudo como lido
notices-earlier = Anteriores
notices-choices = Como recebe os avisos
notices-about = Sobre
notices-way-page = Sino
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = Hora do e-mail diário
notices-mail-note = O e-mail chega no máximo uma vez por dia, e só se não tiver lido antes os seus avisos aqui.
notices-keep = Guardar estas escolhas

notice-kind-turn = A sua vez
notice-kind-time = Tempo quase esgotado
notice-kind-challenge = Desafio
notice-kind-answer = Resposta ao seu desafio
notice-kind-seek = Alguém procura adversário
notice-kind-appointment = Encontro marcado
notice-kind-adjourned = Match adiado
notice-kind-tournament = Chamada para um match
notice-kind-analysis = Análise
notice-kind-moderation = Moderação
notice-kind-account = A sua conta

notice-somebody = Alguém
notice-turn = É a sua vez contra { $who }
notice-time = O seu tempo contra { $who } está quase esgotado: { $hours ->
    [0] não resta nenhum
    [one] resta menos de uma hora
   *[other] restam menos de { $hours } horas
  }
notice-challenge = { $n ->
    [0] { $who } desafia você para um jogo a dinheiro
    [one] { $who } desafia você para um match a um ponto
   *[other] { $who } desafia você para um match a { $n } pontos
  }
notice-accepted = { $who } aceitou o seu desafio
notice-declined = { $who } declinou o seu desafio
notice-seek = { $n ->
    [0] { $who } procura adversário para jogar a dinheiro
    [one] { $who } procura adversário para um match a um ponto
   *[other] { $who } procura adversário para um match a { $n } pontos
  }
notice-appointment = { $minutes ->
    [0] Tem agora um encontro marcado com { $who }
    [one] Tem um encontro marcado com { $who } daqui a um minuto
   *[other] Tem um encontro marcado com { $who } daqui a { $minutes } minutos
  }
notice-hour = { $minutes ->
    [0] A hora em que se inscreveu começou
    [one] A hora em que se inscreveu começa daqui a um minuto
   *[other] A hora em que se inscreveu começa daqui a { $minutes } minutos
  }
notice-adjourned = O seu match contra { $who } está adiado
notice-resume = { $who } quer retomar o match com você
notice-resume-by = O seu match contra { $who } tem de ser retomado: { $hours ->
    [0] o prazo terminou
    [one] resta menos de uma hora
   *[other] restam menos de { $hours } horas
  }
notice-analysis = O seu match foi analisado
notice-analyses = Todos os seus matches foram analisados
notice-analysis-of = O seu match contra { $who } foi analisado
notice-call = Chamada de { $name }: match { $number } contra { $who }
notice-call-at = Chamada de { $name }: match { $number } contra { $who }, { $board }
notice-decision-silenced = Durante algum tempo não pode escrever
notice-decision-unrated = Durante algum tempo não pode jogar matches com rating
notice-decision-closed = A sua conta foi fechada
notice-decision-lifted = Uma restrição da sua conta foi levantada
notice-decision-warned = Os moderadores lembram-lhe as regras do clube
notice-decision-reported = A sua denúncia foi tratada
notice-report = Uma denúncia espera a decisão de um moderador
notice-account-password = A sua palavra-passe foi alterada
notice-account-key-added = Uma chave de acesso foi adicionada à sua conta
notice-account-key-removed = Uma chave de acesso foi removida da sua conta
notice-account-mail = O seu endereço de e-mail foi alterado
notice-account-name = O seu nome foi alterado
notice-account-codes = Foram criados novos códigos de recuperação para a sua conta
notice-account-code-used = Foi usado um código de recuperação da sua conta
notice-account-signed-in = Alguém entrou na sua conta a partir de um navegador novo
notice-account-deletion = A sua conta será apagada
notice-account-role = A sua função no clube mudou
notice-account-token = Foi criado um token para programas na sua conta

push-title = Este dispositivo
push-why = O clube pode avisar neste dispositivo quando é a sua vez, quando há um desafio para si ou quando um torneio chama, mesmo sem nenhuma página aberta. O aviso não contém nenhuma posição nem nada que alguém tenha escrito.
push-script = Para isto o seu navegador precisa de scripts.
push-start = Avisar-me neste dispositivo
push-end = Deixar de avisar-me neste dispositivo
push-on = Este dispositivo recebe avisos.
push-denied = O seu navegador não permite que este clube envie avisos. Pode mudar isso nas definições do navegador para esta página.
push-never = Este navegador não pode receber avisos.
push-home = Neste dispositivo, adicione primeiro Tavola ao ecrã inicial e abra-o a partir daí.
push-failed = Não funcionou. Tente mais tarde.

app-install = Instalar a aplicação
app-clock = Relógio e marcador
language-code = pt
away-title = Sem ligação
away-lead = Não é possível chegar ao clube. O que não precisa de rede está aqui.
away-play = Jogar sem ligação
away-clock = Relógio e marcador
away-again = Tentar de novo
boards-title = Escolha um tabuleiro
boards-lead = Cada tabuleiro tem as suas cores para o dia e a noite, e peças que se distinguem sem ver as cores.
boards-script = Escolher um tabuleiro precisa de scripts: a escolha fica no seu navegador.
boards-shown = O tabuleiro que escolheu

notices-turns = Enviar-me logo por e-mail os meus turnos por correspondência
notices-mail-where = Para onde vão os e-mails
letter-digest-subject = { $n ->
    [one] Tavola: um aviso
   *[other] Tavola: { $n } avisos
}
letter-digest-text = Olá, { $name },

  isto é o que ainda não leu:

  { $lines }

  Este e-mail chega no máximo uma vez por dia, e só se houver algo que não leu.
  Escolha o que contém: { $choices }
  Não receber mais e-mails deste tipo: { $stop }
letter-turns-subject = Tavola: é a sua vez
letter-turns-text = Olá, { $name },

  alguém está à sua espera num match por correspondência:

  { $lines }

  Escolheu receber logo o aviso dos seus turnos. Mudar isso: { $choices }
  Não receber mais e-mails deste tipo: { $stop }
digest-more = { $n ->
    [one] E mais um.
   *[other] E mais { $n }.
}

calendar-title = Calendário
calendar-lead = Os seus encontros e torneios no calendário do seu telefone ou computador: subscreva lá este endereço.
calendar-address = Endereço do seu calendário
calendar-open = Abrir o ficheiro
calendar-secret = Quem conhecer o endereço pode ler os seus encontros. Um novo endereço anula o antigo.
calendar-make = Criar um endereço
calendar-other = Criar um novo endereço
calendar-revoke = Remover o endereço
calendar-own = Tavola
calendar-match = Gamão contra { $who }
calendar-event = Adicionar as datas ao seu calendário
