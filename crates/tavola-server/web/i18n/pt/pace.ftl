# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Com rating
rated-note = O resultado conta para o rating dos dois
rated-off = Não conta
rated-on = Conta para o rating dos dois
rated-choose-note = Só conta um match entre duas pessoas.
refused-not-for-rating = Para o rating só conta um match entre duas pessoas, desde o início e sem ajuda.

pace-unhurried = Sem pressa: sem limite
pace-live = Ao vivo: com relógio
pace-post = Por correspondência: dias para cada turno
pace-note = Aparece no convite e na mesa. Sem pressa, ninguém ganha por esperar; ao vivo, corre um relógio e há um minuto para voltar; por correspondência, cada turno tem dias.
pace-days = Por correspondência: dias por turno
pace-days-many = { $n ->
    [one] Um dia
   *[other] { $n } dias
}
pace-post-terms = { $turn ->
    [one] Por correspondência: um dia para cada turno, { $bank } dias no início, no máximo { $cap }
   *[other] Por correspondência: { $turn } dias para cada turno, { $bank } dias no início, no máximo { $cap }
}
pace-unhurried-terms = Após { $time } min de ausência o adversário pode adiar; ninguém ganha por esperar
pace-live-terms = { $away } s no total, { $back } s de volta a cada regresso; depois o adversário pode esperar, adiar ou reivindicar
pace-title = Esperar um pelo outro
pace-resume-listed = Adiado: retomar
pace-adjourned = O match está adiado.
pace-adjourned-absent = { $you ->
    [true] O match está adiado pela sua ausência.
   *[false] O match está adiado por ausência de { $who }.
}
pace-both-resume = Continua assim que ambos quiserem.
pace-wants-on = { $you ->
    [true] Você quer continuar. À espera do adversário.
   *[false] { $who } quer continuar.
}
pace-resume-by = Retome-o até { $date }.
pace-goes-on = O match continua.
pace-offered = { $you ->
    [true] Você propôs adiar.
   *[false] { $who } propõe adiar o match.
}
pace-post-left = { $you ->
    [true] Restam-lhe { $left }{ $rests ->
        [true] {" "}e está de férias até { $until }.
       *[false] .
    }
   *[false] A { $who } restam { $left }{ $rests ->
        [true] {" "}e está de férias até { $until }.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] { $days } dia e { $hours } h
   *[other] { $days } dias e { $hours } h
}
pace-absence-choose = { $who } está ausente. Se não voltar em { $left }, você pode adiar ou reivindicar a vitória; se não tiver jogado nada, o match é anulado.
pace-absence-adjourn = { $who } está ausente. Se não voltar em { $left }, você pode adiar o match.
pace-own-absence = Tem { $left } para voltar. Depois disso o adversário pode adiar ou reivindicar a vitória.
act-offer_adjourn = Propor adiar
act-accept_adjourn = Adiar
act-decline_adjourn = Não adiar
act-adjourn_absence = Adiar o match
act-claim_absence = Reivindicar a vitória
act-resume = Retomar o match
refused-adjourned = O match está adiado. Continua quando ambos quiserem.
refused-not-adjourned = O match não está adiado.
refused-no-adjourning = Os matches desta mesa não podem ser adiados.
refused-no-adjourn-offered = Ninguém propôs adiar.
refused-only-adjourning = Nesta mesa ninguém ganha por esperar. Pode adiar o match.

orders-title = Jogadas preparadas
orders-note = Agem por si assim que chega o momento delas. O adversário não sabe delas. Para um lançamento dele em particular pode preparar algo onde este só lhe deixe uma jogada: então aparece na lista.
orders-always = Sempre que acontecer
orders-now = Nesta posição
orders-rolls = Se ele lançar
orders-add = Preparar
orders-cancel = Cancelar
orders-kept = Preparado.
orders-cancelled = Cancelado.
orders-void = Já não se aplica: { $text }
order-forced = Jogar de imediato os turnos forçados
order-roll_without_double = Lançar de imediato onde não posso dobrar
order-roll_dead_cube = Lançar de imediato onde esta partida me dá o match
order-roll_until-hit = Lançar por mim até que uma peça seja batida
order-roll_until-no_contact = Lançar por mim até não haver mais contacto
order-roll_until-bear_off = Lançar por mim até o adversário retirar peças
order-if_doubled-take = Se dobrar: aceitar
order-if_doubled-pass = Se dobrar: recusar
order-if_doubled-beaver = Se dobrar: beaver
order-if_dance-roll = Se não puder mover: lançar
order-if_dance-double = Se não puder mover: dobrar
order-if_roll = Se o adversário lançar { $roll }: { $then ->
    [double] dobrar
   *[roll] lançar
}
refused-orders-not-here = Só se podem preparar jogadas num match por correspondência que esteja em jogo.
refused-orders-not-known = Essa posição ainda não é conhecida. Pode ser preparada enquanto for a vez de o adversário lançar.
refused-orders-not-possible = Isso não será possível na posição.
refused-orders-too-many = Já preparou tanto quanto é possível numa mesa.
refused-orders-no-such = Isso já não está preparado.
key-adjourn = concordar em adiar o match; adiá-lo quando o adversário está ausente há demasiado tempo
key-orders = para o que preparou

conduct-title = Abandonar matches com rating
conduct-terms = Quem abandona muitas vezes matches com rating espera antes do próximo. Um match conta como abandonado se a vitória for reivindicada por ausência, se o tempo se esgotar sem nenhum ato, ou se houver desistência logo no início.
conduct-so-far = { $left ->
    [0] Não abandonou nenhum dos seus últimos matches com rating.
   *[other] { $of ->
        [one] Abandonou o seu último match com rating.
       *[other] Abandonou { $left } dos seus últimos { $of } matches com rating.
    }
}
conduct-next = { $minutes ->
    [one] Se abandonar outro, espera um minuto antes do próximo match com rating.
   *[other] Se abandonar outro, espera { $minutes } minutos antes do próximo match com rating.
}
conduct-waits = Pode voltar a jogar matches com rating daqui a
conduct-why = Abandonou { $left } dos seus últimos { $of } matches com rating.
conduct-open = Os matches amigáveis continuam abertos para si, contra pessoas e bots.
conduct-adjourned = Tem três matches com rating adiados. Retome um deles antes de começar outro.
rated-waits = { $minutes ->
    [one] Pode voltar a jogar matches com rating daqui a um minuto, porque abandonou { $left } dos seus últimos { $of }. Os amigáveis continuam abertos para si.
   *[other] Pode voltar a jogar matches com rating daqui a { $minutes } minutos, porque abandonou { $left } dos seus últimos { $of }. Os amigáveis continuam abertos para si.
}
rated-adjourned = Tem três matches com rating adiados. Retome um deles antes de começar outro.
rated-adjourned-pair = O seu último match com rating contra esta pessoa está adiado. Retome-o antes de começar outro.
rated-adjourned-full = Um dos dois já tem três matches com rating adiados. Continuem a jogá-los, ou pergunte mais tarde.

vacation-title = Férias
vacation-lead = De férias, o seu tempo para em todos os seus matches por correspondência. Os adversários veem que está de férias, e até quando.
vacation-left = { $n ->
    [0] Este ano já não tem dias de férias.
    [one] Este ano ainda tem um dia de férias.
   *[other] Este ano ainda tem { $n } dias de férias.
}
vacation-itself = Antes de perder por tempo, um dia é usado por si só, enquanto tiver algum.
vacation-until = Está de férias até
vacation-days = Dias a partir de agora
vacation-more = Mais dias depois disso
vacation-begin = Começar as férias
vacation-extend = Prolongar as férias
vacation-end = Terminar já as férias
vacation-end-note = Os dias que não começaram ficam para mais tarde.
vacation-too-many = Já não tem tantos dias. Escolha menos.
vacation-listed = { $n ->
    [0] Sem dias de férias para os matches por correspondência
    [one] Resta um dia de férias para os matches por correspondência
   *[other] Restam { $n } dias de férias para os matches por correspondência
}
vacation-listed-on = De férias dos matches por correspondência
post-yours = A sua vez: restam { $left }
post-theirs = A vez do adversário: restam { $left }
seek-by-post = { $n ->
    [one] por correspondência, um dia por turno
   *[other] por correspondência, { $n } dias por turno
}
