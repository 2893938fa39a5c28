import type { mails as english } from "../en/mails";

export const mails = {
  language: "es",
  greeting: "Hola:",
  signature: "Guía de Playa Cambutal",
  newsletterConfirm: {
    subject: "Confirma tu suscripción a la carta de Playa Cambutal",
    text: "Alguien, ojalá tú, pidió nuestra carta mensual con este correo. Si fuiste tú, toca el botón. Si no, no hagas nada y no te llega ninguna carta.",
    button: "Confirmar mi suscripción",
    leave: "¿No fuiste tú o cambiaste de idea? Sal de la lista aquí:",
  },
} satisfies typeof english;
