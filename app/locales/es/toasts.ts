import type { toasts as english } from "../en/toasts";
import { studioToasts } from "./studio-toasts";

export const toasts = {
  ways: { listings: "Verlo en Mis publicaciones", log: "Ver el registro" },
  subscribed: {
    title: "¡Suscripción recibida!",
    description: "Te falta un paso: abre el correo que te acabamos de mandar y confirma.",
  },
  alreadySubscribed: {
    title: "Ya tienes suscripción",
    description: "Este correo ya está suscrito a nuestra carta mensual.",
  },
  subscriptionFailed: {
    title: "No se pudo suscribir",
    description: "Hubo un error con la suscripción. Prueba de nuevo.",
  },
  restaurantSubmitted: {
    title: "¡Restaurante enviado!",
    description: "Tu restaurante ya está en revisión.",
  },
  restaurantFailed: {
    title: "No se pudo enviar",
    description: "Hubo un error al enviar tu restaurante. Prueba de nuevo.",
  },
  hotelSubmitted: {
    title: "¡Hospedaje enviado!",
    description: "Tu hospedaje ya está en revisión. Te avisamos en cuanto quede aprobado.",
  },
  hotelFailed: {
    title: "No se pudo enviar",
    description: "Hubo un error al enviar tu hospedaje. Prueba de nuevo.",
  },
  businessSubmitted: {
    title: "¡Solicitud recibida!",
    description: "Tu negocio ya está en revisión. Te avisamos en cuanto quede aprobado.",
  },
  businessFailed: {
    title: "No se pudo enviar",
    description: "Hubo un error al enviar tu negocio. Prueba de nuevo.",
  },
  eventSubmitted: {
    title: "¡Evento enviado!",
    description: "Lo revisaremos y aparecerá cuando se apruebe.",
  },
  seriesCreated: {
    title: "¡Serie de eventos creada!",
    description: "Revisaremos la serie con sus fechas y aparecerá cuando se apruebe.",
  },
  seriesSkipping: {
    title: "¡Serie de eventos creada!",
    description_one:
      "Revisaremos la serie con sus fechas y aparecerá cuando se apruebe. Se omitió {{count}} mes porque no tiene ese día.",
    description_other:
      "Revisaremos la serie con sus fechas y aparecerá cuando se apruebe. Se omitieron {{count}} meses porque no tienen ese día.",
  },
  seriesLater: {
    title: "¡Serie de eventos creada!",
    description:
      "Revisaremos la serie con sus fechas y aparecerá cuando se apruebe. La fecha que elegiste no coincide con la regla: empieza en la primera que sí.",
  },
  eventSubmittedClosed: {
    title: "¡Evento enviado!",
    description:
      "Lo revisaremos. El lugar dice que no suele abrir a esa hora o ese día: si el evento va de todos modos, no tienes que hacer nada.",
  },
  seriesCreatedClosed: {
    title: "¡Serie de eventos creada!",
    description:
      "Revisaremos la serie con sus fechas. En algunas el lugar dice que no suele abrir: si van de todos modos, no tienes que hacer nada.",
  },
  eventFailed: {
    title: "Error",
    description: "No se pudo guardar tu evento. Inténtalo de nuevo.",
  },
  eventUpdated: { title: "Listo", description: "¡El evento se actualizó!" },
  eventUpdatedClosed: {
    title: "Listo",
    description:
      "El evento se actualizó. El lugar dice que no suele abrir a esa hora o ese día: si el evento va de todos modos, no tienes que hacer nada.",
  },
  eventUpdatedEndMoved: {
    title: "Listo",
    description:
      "¡El evento se actualizó! Cambió el inicio, así que el fin se movió también: dura lo mismo que antes.",
  },
  eventUpdatedLater: {
    title: "Listo",
    description:
      "¡El evento se actualizó! Su fecha no coincide con la regla, así que la serie sigue desde la primera que sí.",
  },
  eventUpdatedWithout: {
    title: "Listo",
    description_one:
      "¡El evento se actualizó! {{count}} fecha que habías cambiado por separado ya no cae en la regla y se quitó.",
    description_other:
      "¡El evento se actualizó! {{count}} fechas que habías cambiado por separado ya no caen en la regla y se quitaron.",
  },
  eventNotChanged: {
    title: "No se cambió nada",
    description: "Alguien más está cambiando el mismo evento. Inténtalo de nuevo.",
  },
  eventDeleted: { title: "Evento eliminado", description: "Durante diez minutos puedes recuperarlo." },
  reminderSet: {
    title: "Te lo recordaremos",
    description: "Te llega un solo correo 12 horas antes, o enseguida si falta menos.",
  },
  reminderForgotten: { title: "Sin recordatorio", description: "No te escribiremos sobre este evento." },
  accountCreated: {
    title: "¡Cuenta creada!",
    description: "Te damos la bienvenida. Te mandamos un correo para confirmar tu dirección.",
  },
  accountReady: { title: "¡Cuenta creada!", description: "Te damos la bienvenida a la guía." },
  welcomeBack: { title: "¡Qué bueno verte de nuevo!", description: "Iniciaste sesión." },
  recoverySent: {
    title: "Revisa tu correo",
    description: "Si el correo tiene cuenta, va en camino un enlace para elegir una contraseña nueva.",
  },
  verificationSent: {
    title: "Revisa tu correo",
    description: "Si el correo tiene cuenta y aún no está confirmado, va en camino un enlace nuevo.",
  },
  addressConfirmed: { title: "Tu correo está confirmado", description: "Gracias. Eso era todo." },
  accountTakenOver: {
    title: "Tu correo está confirmado",
    description: "La cuenta queda solo para ti: se borró lo que otra persona pudo haber puesto en ella.",
  },
  sentBeforeDisowned: {
    title: "Gracias por avisar",
    description: "Lo que se envió antes ya no es tuyo y ya no espera revisión.",
  },
  sentBeforeKept: { title: "Gracias", description: "Lo que enviaste queda como está." },
  addressChanged: {
    title: "Tu correo nuevo está confirmado",
    description:
      "Desde ahora entras con él. Se cerró la sesión en todos tus dispositivos; inicia sesión otra vez.",
  },
  passwordChanged: {
    title: "Tu contraseña cambió",
    description: "Se cerró la sesión en todos tus demás dispositivos.",
  },
  providerFailed: {
    title: "Eso no funcionó",
    description: "El otro servicio no te dejó pasar o tardó demasiado. Nada cambió; prueba de nuevo.",
  },
  providerUnverified: {
    title: "Tu correo no está verificado allá",
    description: "Verifícalo primero con ellos o crea aquí tu cuenta con contraseña.",
  },
  providerOtherAddress: {
    title: "No se conectó",
    description: "Solo se conecta el mismo correo, verificado en ambos lados.",
  },
  providerTaken: {
    title: "No se conectó",
    description: "Ese acceso ya es de otra cuenta aquí.",
  },
  providerLinked: { title: "Conectado", description: "Desde ahora puedes entrar con él." },
  providerUnlinked: { title: "Desconectado", description: "Con él ya no se entra a tu cuenta." },
  confirmedAgain: {
    title: "Gracias, ya sabemos que eres tú",
    description: "Por diez minutos puedes hacer cambios aquí.",
  },
  emailChangeSent: {
    title: "Revisa tu correo",
    description: "Mandamos un enlace al correo nuevo. Hasta que lo confirmes, sigue el anterior.",
  },
  factorRemoved: {
    title: "La verificación en dos pasos está desactivada",
    description: "Desde ahora entras en un solo paso.",
  },
  sessionEnded: { title: "Sesión cerrada", description: "Ese dispositivo ya no tiene tu sesión." },
  accountDeleted: { title: "Tu cuenta se borró", description: "Gracias por haber estado aquí." },
  profileUpdated: {
    title: "Perfil actualizado",
    description: "Tu perfil se actualizó.",
  },
  profileFailed: { title: "Error", description: "No se pudo actualizar el perfil. Prueba de nuevo." },
  signedOut: { title: "Cerraste la sesión", description: "Hasta pronto." },
  signedOutOthers: { title: "Listo", description: "Se cerró la sesión en tus demás dispositivos." },
  signedOutEverywhere: { title: "Cerraste la sesión en todas partes", description: "Hasta pronto." },
  restaurantUpdated: {
    title: "Restaurante actualizado",
    description:
      "El horario, los números de contacto y lo que preguntan los clientes cambian al instante en una publicación visible; lo demás espera revisión.",
  },
  hotelUpdated: {
    title: "Hotel actualizado",
    description:
      "Lo que preguntan los clientes cambia al instante en una publicación visible; lo demás espera revisión.",
  },
  businessUpdated: {
    title: "Negocio actualizado",
    description:
      "El horario, los números de contacto y lo que preguntan los clientes cambian al instante en una publicación visible; lo demás espera revisión.",
  },
  restaurantUpdatedWaits: { title: "Restaurante actualizado", description: "Espera revisión." },
  hotelUpdatedWaits: { title: "Hotel actualizado", description: "Espera revisión." },
  businessUpdatedWaits: { title: "Negocio actualizado", description: "Espera revisión." },
  restaurantDeleted: {
    title: "Restaurante eliminado",
    description: "Puedes recuperarlo durante diez minutos.",
  },
  hotelDeleted: { title: "Hotel eliminado", description: "Puedes recuperarlo durante diez minutos." },
  businessDeleted: { title: "Negocio eliminado", description: "Puedes recuperarlo durante diez minutos." },
  postCreated: {
    title: "Listo",
    description: "Tu artículo quedó guardado. Se verá cuando un administrador lo apruebe.",
  },
  postDrafted: {
    title: "Listo",
    description: "Tu artículo quedó guardado como borrador: solo tú lo ves, en Mis publicaciones.",
  },
  postMissing: {
    title: "Ese artículo no está",
    description: "Puede que lo hayan quitado, o que la dirección tenga un error. Aquí están todos los demás.",
  },
  postFailed: { title: "Error", description: "No se pudo guardar el artículo" },
  postUnchanged: { title: "No cambió nada", description: "El artículo sigue como estaba." },
  postUpdated: {
    title: "Artículo actualizado",
    description: "Los cambios de un artículo a la vista se ven después de que los leamos.",
  },
  postUnpublished: { title: "Artículo actualizado", description: "Ahora es un borrador: solo tú lo ves." },
  postPublished: { title: "Artículo actualizado", description: "Vuelve a estar a la vista." },
  lostLinks_one: "{{count}} enlace no lleva a nada y se ve solo como texto: la vista previa dice cuál.",
  lostLinks_other:
    "{{count}} enlaces no llevan a nada y se ven solo como texto: la vista previa dice cuáles.",
  factsConfirmed: {
    title: "Gracias",
    description: "Desde ahora tu página dice cuándo la confirmaste.",
  },
  factsSaved: {
    title: "Ya está publicado",
    description: "Te mandamos por correo lo que cambió. Desde ahí puedes deshacerlo durante una semana.",
  },
  factsRungUp: {
    title: "Anotado",
    description: "Desde ahora la página del lugar dice que el dueño la confirmó.",
  },
  factsAnswered: { title: "No hay nada que hacer", description: "El dueño ya respondió mientras tanto." },
  postKept: { title: "Borrador guardado", description: "Solo tú lo ves, en Mis publicaciones." },
  postWaits: { title: "Artículo actualizado", description: "Se verá cuando un administrador lo apruebe." },
  postDeleted: { title: "Artículo eliminado", description: "Puedes recuperarlo durante diez minutos." },
  imageUploaded: { title: "Listo", description: "La foto se subió bien" },
  uploadFailed: { title: "Error", description: "No se pudo subir la foto" },
  uploadedPartly: {
    title: "No todas",
    description_one: "{{count}} foto quedó guardada. Junto al campo dice cuál no, y por qué.",
    description_other: "{{count}} fotos quedaron guardadas. Junto al campo dice cuáles no, y por qué.",
  },
  listingRestored: { title: "Recuperado", description: "Todo está como antes." },
  decisionUndone: {
    title: "Decisión deshecha",
    description: "Todo está como antes, y nadie recibió correo.",
  },
  submissionApproved: {
    title: "Aprobado",
    description:
      "Ya es público. A quien lo envió le llega un correo en diez minutos, a menos que lo deshagas.",
  },
  submissionsApproved: {
    title: "Aprobado",
    description_one:
      "{{count}} solicitud ya es pública. El correo sale en diez minutos, a menos que lo deshagas.",
    description_other:
      "{{count}} solicitudes ya son públicas. Los correos salen en diez minutos, a menos que lo deshagas.",
  },
  submissionsRejected: {
    title: "Devuelto",
    description_one:
      "{{count}} solicitud se devolvió. El correo sale en diez minutos, a menos que lo deshagas.",
    description_other:
      "{{count}} solicitudes se devolvieron. Los correos salen en diez minutos, a menos que lo deshagas.",
  },
  submissionsOvertaken: {
    title: "No todas",
    description_one: "{{count}} cambió desde que la viste, o alguien más ya decidió. Mírala de nuevo.",
    description_other: "{{count}} cambiaron desde que las viste, o alguien más ya decidió. Míralas de nuevo.",
  },
  nothingTicked: { title: "No hay nada marcado", description: "Marca las solicitudes que quieres aprobar." },
  notifySaved: { title: "Guardado", description: "Te escribiremos con la frecuencia que elegiste." },
  submissionRejected: {
    title: "Rechazado",
    description:
      "A quien lo envió le llegan tus motivos por correo en diez minutos, a menos que lo deshagas.",
  },
  correctedEndMoved: {
    title: "Guardado",
    description:
      "Cambió el inicio, así que el fin se movió también: dura lo mismo que antes. Tus correcciones quedan en el registro.",
  },
  approvedEndMoved: {
    title: "Aprobado",
    description:
      "Cambió el inicio, así que el fin se movió también: dura lo mismo que antes. A quien lo envió le llega un correo en diez minutos, a menos que lo deshagas.",
  },
  submissionCorrected: { title: "Guardado", description: "Tus correcciones quedan en el registro." },
  adminGranted: {
    title: "Administrador",
    description: "Tiene el rol desde la próxima vez que entre. A los dos les llega un correo.",
  },
  adminRevoked: {
    title: "Ya no es administrador",
    description: "Se cerró su sesión. A los dos les llega un correo.",
  },
  personSignedOut: { title: "Sesiones cerradas", description: "Se cerró cada sesión de la cuenta." },
  accountPaused: {
    title: "En pausa",
    description: "No se recibe nada de la cuenta, y lo que tenía pendiente salió de la revisión.",
  },
  accountResumed: {
    title: "Abierta otra vez",
    description: "Lo que la cuenta tenía pendiente está otra vez en revisión.",
  },
  waitingRejected: {
    title: "Rechazado",
    description: "No tenía nada pendiente.",
    description_one:
      "Se rechazó {{count}} cosa. A su dueño le llega un correo en diez minutos, a menos que lo deshagas.",
    description_other:
      "Se rechazaron {{count}} cosas. A su dueño le llegan los correos en diez minutos, a menos que lo deshagas.",
  },
  waitingRejectedPartly: {
    title: "Todavía no todo",
    description: "Quedan cosas pendientes. Pulsa otra vez para el resto.",
    description_one: "Se rechazó {{count}} cosa y quedan más. Pulsa otra vez para el resto.",
    description_other: "Se rechazaron {{count}} cosas y quedan más. Pulsa otra vez para el resto.",
  },
  handedOver: { title: "Entregado", description: "Tiene otro dueño. A los dos les llega un correo." },
  factorGoes: {
    title: "Se quita en un día",
    description: "A su dueño le llega un correo y puede oponerse hasta entonces.",
  },
  factorStays: { title: "Se queda", description: "No se quita el segundo paso." },
  placeClaimed: {
    title: "Lo recibimos",
    description: "Un administrador lo revisa y te escribe. Hasta entonces nada cambia.",
  },
  dataAsked: {
    title: "El enlace va en camino",
    description: "Solo lo puede usar quien lee ese correo. Aquí ves cómo va.",
  },
  dataWithdrawn: { title: "Anulado", description: "El enlace ya no sirve." },
  correctionSent: {
    title: "Gracias por avisar",
    description: "Lo leen quienes cuidan la página. No cambia nada hasta que lo revisen.",
  },
  correctionSentToOwner: {
    title: "Gracias por avisar",
    description: "Lo leerán el dueño y quienes cuidan la guía. Nada cambia hasta que alguien lo revise.",
  },
  correctionReopened: { title: "Abierta otra vez", description: "Queda pendiente, como antes." },
  correctionReopenedBefore: {
    title: "No quedaba nada que deshacer",
    description: "Ya está abierta otra vez, o alguien la respondió de nuevo.",
  },
  correctionAnsweredBefore: {
    title: "Ya no quedaba nada por responder",
    description: "Ya estaba respondida, o ya no existe.",
  },
  claimRefused: { title: "Dijiste que no", description: "Le llega tu razón por correo." },
  ...studioToasts,
} satisfies typeof english;
