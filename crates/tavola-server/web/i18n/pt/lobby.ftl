# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Jogar agora contra alguém
lobby-quick-note = Um match ao vivo: { $clock }. Um toque procura adversário, outro cancela. Entre pessoas com conta, vale para o rating.
lobby-points = { $n ->
    [one] Um ponto
   *[other] { $n } pontos
}
lobby-quick-nobody = Procurar
lobby-quick-one = { $who } está à espera
lobby-quick-many = { $n } à espera
lobby-quick-withdraw = À espera: cancelar
lobby-you-seek = Está a procurar:
lobby-waited = À espera há
lobby-neighbour = { $n ->
    [one] { $who } espera por um match a um ponto.
   *[other] { $who } espera por um match a { $n } pontos.
}
lobby-join = Jogar
lobby-withdraw = Deixar de procurar
lobby-stands = Esta procura mantém-se por duas semanas, com ou sem a sua presença.
lobby-meanwhile = Jogar entretanto contra o bot
lobby-meanwhile-note = A sua procura mantém-se: há um aviso quando a mesa estiver pronta.
lobby-noscript = Sem JavaScript, esta página recarrega-se sozinha enquanto procura.
lobby-clock = { $minutes } min por ponto, { $seconds } s por turno
lobby-unhurried = sem pressa
lobby-no-clock = sem relógio
lobby-range = rating a menos de { $n }
lobby-title = Sala
lobby-here = { $n ->
    [0] Não há mais ninguém aqui agora
    [one] Uma pessoa está aqui agora
   *[other] { $n } pessoas estão aqui agora
}
lobby-seeks-title = À procura de adversário
lobby-seeks-none = Ninguém procura adversário neste momento.
lobby-seeks-add = Procurar com condições próprias
lobby-tables-title = Mesas em jogo
lobby-tables-none = Nenhuma mesa para ver neste momento.
lobby-chouettes-title = Chouettes abertas
lobby-chouettes-none = Nenhuma chouette aberta neste momento.
lobby-events-none = Nenhum torneio neste momento.
lobby-events-add = Abrir um torneio
lobby-players = { $n ->
    [0] Nenhum jogador
    [one] Um jogador
   *[other] { $n } jogadores
}
lobby-strip-then = há 24 horas
lobby-strip-now = agora
lobby-strip-empty = Ainda há poucas visitas para dizer quando as pessoas vêm
lobby-strip-busiest = { $n ->
    [0] Costuma haver mais gente por volta de agora
    [one] Costuma haver mais gente daqui a cerca de uma hora
   *[other] Costuma haver mais gente daqui a cerca de { $n } horas
}
lobby-called-title = Alguém está à sua espera
lobby-called = { $who } está na mesa.
lobby-called-note = Se não vier em 30 segundos, a mesa fecha-se. Não conta para nada.
lobby-called-rated = Se não vier em 30 segundos, a mesa fecha-se e não conta para o rating. Quem falta muitas vezes tem de esperar antes do próximo match com rating.
lobby-called-go = Ir para a mesa
lobby-called-stay = Agora não
lobby-gone = Alguém foi mais rápido, ou a procura foi retirada. Escolha outra.
lobby-own = Esta procura é sua. Não pode jogar contra si.
lobby-too-many = Já há procuras suficientes neste momento. Responda a uma delas ou retire uma das suas.
lobby-not-rated-they = Esta pessoa não pode jogar agora com rating. Peça um match que não conte.
lobby-not-rated = Agora não pode jogar com rating. Escolha um match que não conte.

lobby-asks-title = Desafios e encontros marcados
lobby-agreed = Vai jogar contra { $who }
lobby-challenged = Desafiou { $who }
lobby-proposed = Propôs um match a { $who }
lobby-challenges-you = { $who } lança-lhe um desafio
lobby-proposes = { $who } propõe-lhe um match
lobby-act-accept = Aceitar
lobby-act-decline = Declinar
lobby-act-take_back = Retirar
lobby-date-cancel = Cancelar o encontro
lobby-act-begin = Ir para a mesa
lobby-reason = Motivo
lobby-reason-none = Sem motivo
lobby-reason-later = Noutra altura
lobby-reason-shorter = Um match mais curto
lobby-reason-longer = Um match mais longo
lobby-reason-clock = Outro relógio
lobby-reason-rules = Outras regras
lobby-choices = De quem aceita desafios e quando recebe avisos
lobby-challenged-by = Desafios de
lobby-challenged-by-anybody = Qualquer pessoa
lobby-challenged-by-registered = Quem tem conta
lobby-challenged-by-near = Quem tem conta e está a menos de 300 pontos de rating
lobby-challenged-by-nobody = Ninguém
lobby-alerts = Avisar-me quando alguém procurar adversário, no máximo três vezes por dia
lobby-choices-keep = Guardar
lobby-challenge-over = Esse desafio terminou.
lobby-challenge-early = Pode sentar-se a partir de 15 minutos antes da hora.
lobby-challenge-nobody = Esta pessoa não aceita desafios agora.
lobby-challenge-registered = Esta pessoa só aceita desafios de quem tem conta.
lobby-challenge-near = Esta pessoa só aceita desafios de quem tem conta e está a menos de 300 pontos de rating.
lobby-too-many-challenges = Desafiou muita gente ultimamente. Espere primeiro pelas respostas.
lobby-no-such-player = Ninguém tem esse nome. Veja como se escreve.
challenges-title = Desafios
challenges-lead = Escolha o adversário e as condições. Ele recebe um aviso e responde quando quiser.
choose-anybody = Qualquer pessoa: procurar na sala
choose-anybody-note = Sem relógio e sem pressa, a procura mantém-se por duas semanas.
choose-named = Uma pessoa, pelo nome
knob-whom = Nome do adversário
knob-whom-note = Só quando desafia alguém.
knob-range = Rating do adversário
knob-range-note = Só quando procura na sala.
knob-range-any = Qualquer
table-next-week = Na próxima semana à mesma hora
table-next-week-asked = Pediu um match para a próxima semana à mesma hora. O adversário recebe um aviso, e a resposta chega-lhe a si.
