# Registering, signing in, one's own page.

nav-account = Tu cuenta
account-nav-login = Entrar
account-title = Tu cuenta
account-register = Crear cuenta
account-register-lead = Lo conservas todo: tus matches, tus sitios y lo que has aprendido. En otro navegador entras con tu llave de acceso o tu contraseña.
account-keeps = { $n ->
    [one] Tu match en curso sigue como está.
   *[other] Tus { $n } matches en curso siguen como están.
  }
account-have = ¿Ya tienes cuenta?
account-new = ¿Aún no tienes cuenta?
account-login = Entrar
account-logout = Cerrar sesión aquí
account-name-note = Como máximo 24 caracteres. Nadie más puede jugar con él.
account-password = Contraseña
account-password-note = Al menos { $least } caracteres. Varias palabras separadas por espacios son una buena opción, y vale cualquier signo. Guárdala bien.
account-password-short = Esa contraseña es demasiado corta: usa al menos { $least } caracteres, por ejemplo cuatro palabras. Vuelve atrás y elige otra.
account-password-long = Esa contraseña es demasiado larga: tiene más de { $most } bytes. Vuelve atrás y elige una más corta.
account-password-guessed = Esa contraseña es demasiado fácil de adivinar: es muy común, sigue un patrón o sale de tu nombre. Vuelve atrás y elige otra.
account-wrong = Nadie tiene ese nombre y esa contraseña. Vuelve atrás e inténtalo otra vez.
account-too-many-tries = { $minutes ->
    [one] Ha habido demasiados intentos. Espera un minuto e inténtalo otra vez.
   *[other] Ha habido demasiados intentos. Espera { $minutes } minutos e inténtalo otra vez.
  } Con una llave de acceso entras enseguida, y también con un código de recuperación desde otra red.
account-left = Este navegador juega como { $name } y tiene { $n ->
    [one] un match
   *[other] { $n } matches
  } en curso. Si entras con otra cuenta, este navegador los deja atrás y nadie podrá seguir jugando por { $name }.
account-leave = Entrar y dejarlos atrás
account-leaves-matches = La visita de este navegador tiene matches en curso. Vuelve atrás y di que los dejas, o juégalos antes.
account-registered-already = Ya tienes cuenta y has entrado en ella.
account-called = Juegas como { $name }. El nombre es solo tuyo.
account-public = Tu página pública
account-guest = Juegas como visitante. Con una cuenta puedes entrar desde cualquier sitio, y tu nombre es solo tuyo.
name-taken = Ese nombre pertenece a una cuenta. Elige otro; si es el tuyo, entra.

# Registering and signing in by passkey or password.

account-register-password = Crear cuenta con contraseña
account-password-show = Mostrar la contraseña
account-password-breached = Esa contraseña está en una lista de contraseñas robadas. Vuelve atrás y elige otra.
account-age = Si tienes menos de 16 años, pregunta antes a tu padre o a tu madre.
account-no-codes = Todavía no tienes códigos de recuperación. Sin ellos nadie puede devolverte el acceso si pierdes tus llaves.
account-name-change = Cambiar el nombre
account-keys-title = Cómo entras
account-last-key = Nada más abriría tu cuenta. Añade antes una llave de acceso o elige una contraseña.
account-name-often = Puedes cambiar de nombre tres veces en 30 días. Inténtalo más adelante.
account-code-wrong = Nadie tiene ese nombre y ese código, o el código ya se ha usado. Vuelve atrás e inténtalo otra vez.
account-link-gone = Ese enlace ya se ha usado o es demasiado antiguo. Pide otro.
account-prove-first = Demuestra antes quién eres.

passkey-register = Crear cuenta con llave de acceso
passkey-login = Entrar con llave de acceso
passkey-prove = Usar una llave de acceso
passkey-note = Una llave de acceso (passkey) la guarda tu dispositivo o tu gestor de contraseñas. Se desbloquea como el propio dispositivo, y no hay nada que recordar.
passkey-or = O con contraseña:
passkey-elsewhere = Las llaves de acceso pertenecen a un nombre y no a un número. Abre esta página en
passkey-no-domain = Las llaves de acceso solo funcionan donde se llega al club por su nombre y con https.
passkey-failed = No ha funcionado. Inténtalo otra vez o usa tu contraseña.
passkey-not-allowed = No se ha usado ninguna llave de acceso. Inténtalo otra vez o usa tu contraseña.
passkey-known = Este dispositivo ya tiene una llave de acceso para tu cuenta.
passkey-late = Ha tardado demasiado. Inténtalo otra vez.
passkey-unknown = Ninguna cuenta tiene esa llave de acceso. Puede que se haya eliminado.
passkey-wrong = Esa llave de acceso no respondió como debía. Inténtalo otra vez; si no sirve, entra de otra manera y vuelve a añadirla.
passkey-many = Tienes 20 llaves de acceso. Elimina una antes de añadir otra.

prove-title = ¿Eres tú?
prove-lead = Demuestra una vez más quién eres. Durante { $minutes } minutos podrás cambiar la forma de entrar.
prove-password = Continuar
prove-lost = ¿No sirve ninguna?

password-title = Contraseña nueva
password-is-there = Hay una
password-is-none = Ninguna
password-save = Guardar la contraseña
password-remove = Eliminar la contraseña
password-remove-note = Puedes entrar solo con tus llaves de acceso.

codes-title = Códigos de recuperación
codes-lead = Cada código te devuelve el acceso una vez, si pierdes tus llaves de acceso u olvidas la contraseña. Imprímelos o anótalos.
codes-left = { $n ->
    [0] No queda ninguno
    [one] Queda uno
   *[other] Quedan { $n }
  }
codes-show = Mostrar los códigos
codes-renew = Crear códigos nuevos
codes-renew-note = Los códigos que tienes ahora dejarán de valer.
codes-once = Solo esta vez se muestran estos códigos.
codes-print = Imprimir
codes-kept = Los he guardado

keys-title = Llaves de acceso
keys-lead = Puedes tener varias, por ejemplo una en el teléfono y otra en el ordenador.
keys-many = { $n ->
    [0] Ninguna
    [one] Una
   *[other] { $n }
  }
keys-label = Nombre de la llave de acceso
keys-add = Añadir una llave de acceso
keys-rename = Cambiar el nombre
keys-remove = Eliminar
keys-remove-which = Eliminar { $name }
keys-used = Último uso
keys-unused = Sin usar todavía.

name-title = Cambiar el nombre
name-lead = Puedes cambiar de nombre tres veces en 30 días. Tu nombre antiguo lleva al nuevo durante un año, y en ese tiempo nadie más puede tomarlo.
name-save = Guardar el nombre
name-former = Nombres anteriores

browsers-unknown = Navegador desconocido
browsers-here = este
browsers-since = Desde
browsers-seen = Visto por última vez
browsers-end = Cerrar sesión

changes-title = Qué ha cambiado
changes-note = Si algo de esto no lo hiciste tú, cierra sesión en todos los demás navegadores y cambia tus llaves.
change-registered = Creaste la cuenta.
change-password = Se cambió la contraseña.
change-password-gone = Se eliminó la contraseña.
change-key-added = Se añadió una llave de acceso: { $detail }
change-key-gone = Se eliminó una llave de acceso: { $detail }
change-codes = Se crearon nuevos códigos de recuperación.
change-code-used = Se usó un código de recuperación para entrar.
change-link-used = Se usó un enlace para entrar.
change-name = Se cambió el nombre. Antes: { $detail }
change-mail = Se cambió la dirección de correo.
change-mail-gone = Se eliminó la dirección de correo: { $detail }
change-leaving = La cuenta se va a borrar.
change-staying = La cuenta se queda.

recover-title = Volver con un código de recuperación
recover-lead = Cada uno de tus códigos vale una vez. Después se cierra la sesión en todos los demás navegadores, y puedes elegir llaves nuevas.
recover-code = Código de recuperación
recover-code-note = En mayúsculas o minúsculas, con guiones o sin ellos.
recover-enter = Entrar
recover-mail-title = Por correo
recover-mail-note = Si la cuenta tiene una dirección, se le envía un enlace. Vale 15 minutos, una vez.
recover-mail-send = Enviar el enlace
recover-mail-sent = Si la cuenta tiene una dirección, hay un enlace en camino. Vale 15 minutos, una vez.
recover-staff = ¿No te queda ningún código? Quien lleva el club puede darte un enlace.
recover-link-lead = Este enlace te da acceso una vez. Después se cierra la sesión en todos los demás navegadores, y puedes elegir llaves nuevas.

mail-title = Correo electrónico
mail-none = Ninguna dirección
mail-lead = Para jugar no hace falta una dirección. Con ella puedes volver a entrar sin código, y se te avisa cuando alguien cambia tus llaves.
mail-address = Dirección de correo
mail-note = Primero se envía allí una carta; su enlace la convierte en tu dirección.
mail-send = Enviar la carta
mail-sent = Hay una carta en camino. La dirección vale en cuanto sigas su enlace.
mail-dead = Las cartas a tu dirección han sido devueltas. No se envía nada más hasta que la confirmes de nuevo.
mail-no-address = Eso no es una dirección de correo. Vuelve atrás y busca el error.
mail-remove = Eliminar la dirección
mail-notices-on = Allí llegan también tus avisos, como que te toca jugar.
mail-notices-off = Solo recibes cartas sobre tus llaves.
mail-notices-stop = No más avisos por correo
mail-notices-start = Recibir mis avisos por correo
mail-stop-lead = ¿No más avisos por correo? De los cambios en tus llaves se te seguirá informando.
mail-stopped = Ya no recibes avisos por correo.
mail-confirm-lead = ¿Deben ir a esta dirección las cartas sobre tu cuenta?
mail-confirm = Confirmar la dirección
mail-confirmed = Desde ahora las cartas sobre tu cuenta van a esta dirección.
mail-undo-lead = ¿No fuiste tú quien cambió la dirección? Esto devuelve la antigua y cierra todas las sesiones.
mail-undo = Devolver la dirección antigua
mail-undone = Vuelve a valer la dirección antigua, y se han cerrado todas las sesiones. Entra y cambia tus llaves.

letter-confirm-subject = Tu dirección en el club
letter-confirm-text = Hola, { $name }:

  sigue este enlace en el plazo de un día para que esta sea tu dirección:
  { $link }

  Si no lo pediste tú, no hagas nada.
letter-link-subject = Volver a tu cuenta
letter-link-text = Hola, { $name }:

  este enlace te da acceso una vez en los próximos 15 minutos:
  { $link }

  Si no lo pediste tú, no hagas nada.
letter-change-subject = Tu cuenta ha cambiado
letter-change-text = Hola, { $name }:

  { $said }

  Si no fuiste tú, entra y cambia tus llaves:
  { $link }
letter-before-subject = Tu dirección ha cambiado
letter-before-text = Hola, { $name }:

  las cartas sobre tu cuenta ya no van a esta dirección.

  Si no fuiste tú, recupérala en el plazo de 7 días:
  { $link }

data-title = Tus datos
data-lead = Llévatelo todo o deja el club
export-title = Llévatelo todo
export-lead = Un archivo con todo lo que el club guarda bajo tu cuenta, incluidas tus denuncias y las decisiones sobre ti, y cada uno de tus matches como archivo .mat, que otros programas leen.
export-get = Descargar
leave-title = Dejar el club
leave-lead = Puedes irte para siempre. Nadie conserva tu nombre, tus llaves ni tu dirección.
leave-goes = Se borran tu nombre, tus llaves de acceso, tu contraseña, tus códigos, tu correo, tus ajustes, tus archivos importados, tus notas y lo que dijiste.
leave-stays = Tus matches quedan para tus rivales, con sus dados y resultados, pero sin tu nombre.
leave-week = Esto ocurre dentro de 7 días. Hasta entonces puedes entrar y cambiar de idea.
leave-sure = Borrar mi cuenta
leave-now = Dejar el club
leave-at = Esta cuenta se borrará
leave-stay = Me quedo
