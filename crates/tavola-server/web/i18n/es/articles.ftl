# Articles that members write, and comments below articles.
articles-languages = También en
error-not-an-editor = Esto es para la redacción
error-not-an-editor-note = Los artículos los escriben miembros con la función de redacción. Pídela a quienes llevan el club: se da a quienes tienen cuenta. Si ya la tienes, entra antes.

write-title = Tus artículos
write-lead = Lo que escribes aquí es solo tuyo hasta que lo publicas. Puedes volver a ello, ver cómo quedará y elegir el día en que aparece.
write-new = Escribir un artículo
write-own = Artículos
write-none = Todavía no has escrito nada.
write-begin = Empezar
write-edit = Editar
write-read = Leerlo
write-changed = guardado
write-comments = { $n ->
    [0] Comentarios: ninguno en espera
    [one] Comentarios: uno en espera
   *[other] Comentarios: { $n } en espera
 }
write-state-draft = Borrador
write-state-scheduled = Programado
write-state-published = Publicado
write-state-withdrawn = Retirado

write-said-begun = Se ha creado tu borrador. Solo lo ves tú.
write-said-saved = Guardado.
write-said-published = Publicado. Ya lo puede leer todo el mundo.
write-said-scheduled = Programado. Aparecerá solo en su día.
write-said-withdrawn = Retirado. Ya no lo puede leer nadie más.
write-said-translated = Se ha creado un borrador en el otro idioma, con el texto original. Solo lo ves tú.
write-said-wrong = Aún no se ha podido hacer. Abajo ves qué falla.

write-field-title = Título
write-field-language = Idioma
write-field-lead = Entradilla
write-lead-note = Una o dos frases. Aparecen en las listas, en la suscripción y donde alguien comparte un enlace.
write-field-body = Texto
write-body-note = En Markdown.
write-field-tags = Temas
write-tags-note = Separados por comas, por ejemplo cubo, carrera, apertura.
write-field-day = Día de publicación
write-day-note = Déjalo vacío para el día en que publiques. En un día posterior aparece solo, a medianoche UTC.
write-field-name = Dirección
write-name-note = Minúsculas, cifras y guiones. Se puede cambiar hasta que el artículo se publica o se traduce.
write-preview = Vista previa
write-save = Guardar borrador
write-save-published = Guardar cambios
write-publish = Publicar
write-withdraw = Retirar
write-delete = Borrar este borrador
write-delete-note = Se borra con todas sus versiones anteriores. No se puede deshacer.
write-delete-yes = Borrar definitivamente
write-translate = Traducir: { $language }
write-original = Original
write-versions = Versiones anteriores
write-versions-note = Abre una para tener su texto en el formulario. Nada cambia hasta que guardas.
write-newer = { $name } ha guardado entretanto otro texto.
write-newer-note = El tuyo sigue en el formulario y no se ha guardado. Guarda otra vez para sustituir el otro, que quedará entre las versiones anteriores.
write-newer-text = El otro texto
write-unsaved = El texto no se ha guardado.

write-wrong = Por corregir antes de publicar
write-wrong-title = Un artículo necesita título.
write-wrong-title-long = El título puede tener { $most } caracteres como máximo.
write-wrong-lead = Falta la entradilla.
write-wrong-lead-long = La entradilla puede tener { $most } caracteres como máximo.
write-wrong-body = Falta el texto.
write-wrong-body-long = El texto es demasiado largo: { $n } 000 bytes de un máximo de { $most } 000. Haz dos artículos.
write-wrong-tags = Un artículo puede tener { $most } temas como máximo.
write-wrong-tag-long = Este tema es demasiado largo: { $what }
write-wrong-day = Este no puede ser el día: { $what }. Elige uno entre 2000 y 2100, por ejemplo 2026-11-25.
write-wrong-name = La dirección necesita minúsculas, cifras o guiones, { $most } como máximo, y un nombre que no usen las páginas del club.
write-wrong-name-taken = Otro artículo tiene esta dirección: { $what }
write-wrong-name-stays = La dirección ya no se puede cambiar: el artículo se ha publicado o traducido.
write-wrong-board = Este tablero no se puede leer: { $what }. Usa un XGID o un GNU Backgammon ID.
write-wrong-figure = Las reglas no tienen ninguna figura con este nombre: { $what }
write-wrong-beside-text = Este tablero necesita un párrafo propio: { $what }
write-wrong-boards = Hay más de { $most } tableros.
write-wrong-deep = Hay listas o citas anidadas más de { $most } veces. Lo que sigue no se muestra.
write-wrong-link = Este enlace no lleva a ninguna parte: { $what }
write-refused-title-long = Ese título es demasiado largo.
write-refused-translated = El artículo ya existe en ese idioma.
write-refused-many = Una cuenta puede escribir 500 artículos como máximo.
write-refused-delete = Solo se pueden borrar los borradores. Retira el artículo.

write-help = Cómo se escribe
write-help-note = Las líneas en blanco separan párrafos. Un tablero va en un párrafo propio. Con una tirada, en él se puede jugar; las jugadas del texto se hacen en el tablero que está encima.
write-help-position = Montar una posición
write-help-what = Qué
write-help-how = Cómo
write-help-heading = Encabezado
write-help-strong = Negrita, cursiva
write-help-list = Lista
write-help-link = Enlace
write-help-board = Tablero con leyenda
write-help-figure = Tablero de las reglas
write-help-play = Jugada
write-help-clause = Cláusula

comment-title = Comentarios
comment-none = Aún no hay comentarios.
comment-sign-in = Puede comentar quien tiene cuenta.
comment-words = Tu comentario
comment-note = Lo ve todo el mundo cuando lo aprueba la redacción o la moderación. Texto sin formato.
comment-send = Enviar
comment-own-waiting = A la espera de aprobación. Solo lo ves tú.
comment-own-refused = No aprobado. Solo lo ves tú.
comment-take-away = Borrar
comment-refused-guest = Solo puede comentar quien tiene cuenta.
comment-refused-restricted = No puedes comentar hasta el { $until }: { $reason }
comment-refused-empty = Escribe antes algo.
comment-refused-long = Un comentario puede tener 1000 caracteres como máximo.
comment-refused-many = Ya tienes cinco comentarios en espera. Envía más cuando se aprueben.

comments-title = Comentarios de los artículos
comments-lead = Antes de que apruebes un comentario no lo ve nadie más que su autor. Puedes cambiar de idea.
comments-counts = En espera: { $waiting }. Aprobados: { $shown }. No aprobados: { $refused }.
comments-waiting = En espera
comments-none = No hay nada en espera.
comments-shown = Aprobados
comments-refused = No aprobados
comments-show = Aprobar
comments-refuse = No aprobar
