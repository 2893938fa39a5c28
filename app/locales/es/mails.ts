import type { mails as english } from "../en/mails";

export const mails = {
  language: "es",
  greeting: "Hola:",
  signature: "Guía de Playa Cambutal",
  leave: "Salir de la lista",
  newsletterConfirm: {
    subject: "Confirma tu suscripción a la carta de Playa Cambutal",
    text: "Alguien pidió nuestra carta mensual con este correo. Si fuiste tú, confírmalo aquí. Si no, no hagas nada y no te llegará ninguna carta.",
    button: "Confirmar mi suscripción",
    leave: "¿No fuiste tú o cambiaste de idea?",
  },
} satisfies typeof english;
