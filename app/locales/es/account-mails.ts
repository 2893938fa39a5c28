import type { accountMails as english } from "../en/account-mails";

export const accountMails = {
  notYou: "Si no lo pediste tú, no hagas nada: nada cambia.",
  wasItYou:
    "Si fuiste tú, no hay nada que hacer. Si no, elige una contraseña nueva ahora; así se cierra la sesión en todos los dispositivos.",
  secure: "No fui yo",
  firstProof:
    "Nadie ha confirmado este correo todavía. Si sigues, la cuenta queda solo para ti: se borran su contraseña, sus demás dispositivos y su perfil, por si otra persona se registró con tu correo. Si fuiste tú y quieres conservarlos, usa mejor el enlace de nuestro primer correo.",
  verify: {
    subject: "Confirma tu correo",
    text: "Te damos la bienvenida a la Guía de Playa Cambutal. Confirma que este correo es tuyo; el enlace sirve por una hora. En un dispositivo distinto al que usaste para registrarte te pide tu contraseña.",
    notYou:
      "Si no te registraste tú, no hagas nada; o abre el enlace y dilo: la cuenta queda para ti, sin nada de quien la abrió.",
    button: "Confirmar mi correo",
  },
  recover: {
    subject: "Elige una contraseña nueva",
    text: "Alguien pidió una contraseña nueva para esta cuenta. Si fuiste tú, elígela aquí; el enlace sirve una sola vez, por una hora.",
    button: "Elegir contraseña nueva",
  },
  changeEmail: {
    subject: "Confirma tu correo nuevo",
    text: "Pediste usar este correo para tu cuenta en la Guía de Playa Cambutal. Confírmalo aquí; el enlace sirve por una hora, en el dispositivo donde lo pediste o con tu contraseña.",
    button: "Usar este correo",
  },
  code: {
    subject: "{{code}} es tu código para entrar",
    text: "Escribe este código donde quieres entrar:",
    care: "Sirve una sola vez, por 10 minutos. Nunca te lo pedimos por teléfono ni por chat; si no querías entrar, ignóralo.",
  },
  passwordChanged: {
    subject: "Tu contraseña cambió",
    text: "Se cambió la contraseña de tu cuenta y se cerró la sesión en todos los demás dispositivos.",
  },
  emailChanging: {
    subject: "Tu correo está por cambiar",
    text: "Alguien con la sesión abierta en tu cuenta pidió cambiar el correo a {{email}}. Cambia cuando ese correo se confirme.",
  },
  emailChanged: {
    subject: "Tu correo cambió",
    text: "Tu cuenta ahora usa el correo {{email}}. Con este correo ya no puedes entrar.",
  },
  factorAdded: {
    subject: "La verificación en dos pasos está activa",
    text: "Desde ahora, para entrar a tu cuenta se pide un código de tu aplicación.",
  },
  factorRemoved: {
    subject: "La verificación en dos pasos está desactivada",
    text: "Se quitó el segundo paso de tu cuenta. Entrar vuelve a ser un solo paso.",
  },
  codesReplaced: {
    subject: "Tienes códigos de recuperación nuevos",
    text: "Generamos códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.",
  },
  recoveryCodeUsed: {
    subject: "Se usó un código de recuperación",
    text: "Alguien entró a tu cuenta con uno de tus códigos de recuperación. Cada uno sirve una vez. Códigos que te quedan: {{left}}.",
  },
  identityAdded: {
    subject: "{{provider}} quedó conectado a tu cuenta",
    text: "Ya puedes entrar a tu cuenta con {{provider}}.",
  },
  identityRemoved: {
    subject: "{{provider}} se desconectó de tu cuenta",
    text: "Ya no puedes entrar a tu cuenta con {{provider}}.",
  },
  newDevice: {
    subject: "Entraron desde un dispositivo nuevo",
    text: "Alguien entró a tu cuenta desde un dispositivo que no habíamos visto: {{device}}.",
  },
  takenOver: {
    subject: "La cuenta con tu correo ahora es tuya",
    text: "Mostraste que este correo es tuyo. Nadie lo había hecho y otra persona pudo haberse registrado con él, así que vaciamos la cuenta: ya no están su contraseña, sus demás dispositivos, su segundo paso, sus cuentas conectadas ni su perfil.",
    sent: "Lo que se envió a revisión antes sigue pendiente hasta que digas de quién era. Míralo y, si quieres, crea una contraseña.",
    button: "Ver lo que se envió",
  },
  accountDeleted: {
    subject: "Tu cuenta se borró",
    text: "Borramos tu cuenta y lo que decía de ti, como pediste. Gracias por haber estado aquí.",
  },
  madeAdmin: {
    subject: "Diste el rol de administrador a {{name}}",
    text: "Desde tu cuenta se le dio a {{name}} el rol de administrador.",
  },
  tookAdmin: {
    subject: "Quitaste el rol de administrador a {{name}}",
    text: "Desde tu cuenta se le quitó a {{name}} el rol de administrador.",
  },
} satisfies typeof english;
