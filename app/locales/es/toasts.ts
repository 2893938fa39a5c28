import type { toasts as english } from "../en/toasts";

export const toasts = {
  subscribed: {
    title: "¡Suscripción lista!",
    description: "Gracias por suscribirte a nuestra carta.",
  },
  alreadySubscribed: {
    title: "Ya tienes suscripción",
    description: "Este correo ya está suscrito a nuestra carta.",
  },
  subscriptionFailed: {
    title: "No se pudo suscribir",
    description: "Hubo un error con la suscripción. Prueba de nuevo.",
  },
  accountCreated: {
    title: "¡Cuenta creada!",
    description: "Te damos la bienvenida. Te mandamos un correo para confirmar tu dirección.",
  },
  welcomeBack: { title: "¡Qué bueno verte de nuevo!", description: "Iniciaste sesión." },
  recoverySent: {
    title: "Revisa tu correo",
    description: "Si el correo tiene cuenta, va en camino un enlace para elegir una contraseña nueva.",
  },
  verificationSent: {
    title: "Revisa tu correo",
    description: "Si el correo tiene cuenta y aún no está confirmado, va en camino un enlace nuevo.",
  },
  passwordChanged: {
    title: "Tu contraseña cambió",
    description: "Se cerró la sesión en todos tus demás dispositivos.",
  },
  signedOut: { title: "Cerraste la sesión", description: "Hasta pronto." },
  signedOutOthers: { title: "Listo", description: "Se cerró la sesión en tus demás dispositivos." },
  signedOutEverywhere: { title: "Cerraste la sesión en todas partes", description: "Hasta pronto." },
} satisfies typeof english;
