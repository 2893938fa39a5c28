import type { mails as english } from "../en/mails";

export const mails = {
  language: "es",
  greeting: "Hola:",
  signature: "Guía de Playa Cambutal",
  leave: "Salir de la lista",
  newsletterConfirm: {
    subject: "Confirma tu suscripción a la carta de Playa Cambutal",
    text: "Alguien pidió nuestra carta mensual con este correo. Si fuiste tú, confírmalo aquí. Si no, no hagas nada y no te llegará ninguna carta.",
    unmailed:
      "La carta todavía no sale por correo. Si confirmas, guardamos tu dirección para la primera que salga.",
    untracked: "No rastreamos quién abre nuestras cartas ni qué enlaces usa.",
    button: "Confirmar mi suscripción",
    leave: "¿No fuiste tú o cambiaste de idea?",
  },
  issue: {
    why: "Te llega esta carta una vez al mes porque la pediste. No contamos quién la abre.",
    see: "Verla en el sitio",
  },
} satisfies typeof english;
