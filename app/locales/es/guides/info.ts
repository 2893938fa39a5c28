import type { DirectoryText } from "../../directory-text";

export const info = {
  title: "Negocios de Cambutal: tiendas, transporte y talleres",
  description:
    "Negocios de Playa Cambutal con su dirección y su número: transporte, talleres, tiendas, servicios.",
  keywords:
    "información de Cambutal, negocios en Cambutal, servicios en Cambutal, transporte en Cambutal, tiendas en Cambutal",
  hero: {
    title: "Guía de información",
    subtitle: "Todo lo que necesitas saber de Cambutal",
    imageSrc: "",
  },
  intro: {
    title: "Negocios del pueblo",
    text: "Tiendas, transportistas, guías y talleres, publicados por quienes los atienden. Un mensaje antes te ahorra el viaje: muchos trabajan solos y abren cuando están en casa.",
  },
  tips: {
    title: "Conviene saberlo",
    description: "Así se mueven los negocios en un pueblo chico.",
    cards: [
      {
        id: "message",
        title: "Escribe antes de ir",
        description: "Casi todo el mundo contesta por WhatsApp. Con un mensaje corto basta.",
      },
      {
        id: "cash",
        title: "Trae efectivo",
        description: "No siempre hay punto de venta (POS), y no siempre hay señal para usarlo.",
      },
      {
        id: "sunday",
        title: "El domingo va despacio",
        description:
          "Muchos descansan los domingos y los días feriados. Llena el tanque y la nevera el sábado.",
      },
    ],
  },
  "add-listing": {
    title: "¿Falta tu negocio?",
    text: "Publícalo con su dirección y su teléfono. Lo leemos todo antes de publicarlo.",
  },
} satisfies DirectoryText;
