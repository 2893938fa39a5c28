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
} satisfies typeof english;
