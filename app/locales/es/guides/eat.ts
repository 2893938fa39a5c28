import type { DirectoryText } from "../../directory-text";

export const eat = {
  title: "Dónde comer en Cambutal: quién está abierto ahora",
  description:
    "Restaurantes, cafés y bares de Playa Cambutal: el horario, el menú, el teléfono y quién está abierto ahora.",
  keywords:
    "restaurantes en Cambutal, dónde comer en Cambutal, mariscos en Cambutal, abierto ahora, comida de Los Santos",
  hero: {
    title: "Dónde comer en Cambutal",
    subtitle:
      "Pescado de esta mañana, café antes de la primera ola y el horario que cada cocina cumple de verdad.",
    imageSrc: "",
  },
  intro: {
    title: "Pregunta qué llegó hoy",
    text: "El mejor menú muchas veces no está escrito. Las lanchas llegan por la mañana: pregunta qué hay fresco antes de pedir el menú. Las cocinas son pequeñas; si van en grupo, avisen con un mensaje.",
  },
  tips: {
    title: "Antes de salir a comer",
    description: "Tres cosas que te ahorran la caminata.",
    cards: [
      {
        id: "hours",
        title: "Ojo con la media tarde",
        description:
          "El almuerzo empieza como a las 11:30\u00a0a.\u00a0m. y la cena desde las 6:00\u00a0p.\u00a0m. Algunos cierran de 3 a 5\u00a0p.\u00a0m.: no llegues con hambre a las cuatro.",
      },
      {
        id: "money",
        title: "Efectivo, y tarjeta a veces",
        description:
          "Los dólares en efectivo sirven en todas partes; {{cardPlaces}} aceptan tarjeta. Trae billetes chicos: nadie tiene vuelto de cincuenta.",
      },
      {
        id: "specialties",
        title: "Prueba lo de aquí",
        description:
          "Pargo frito entero con patacones, ceviche de corvina, langosta cuando es su temporada y hojaldres al desayuno.",
      },
    ],
  },
  "add-listing": {
    title: "¿Cocinas en Cambutal?",
    text: "Publica tu negocio, mantén tú mismo el horario y muestra el menú. No cuesta nada, y lo leemos todo antes de publicarlo.",
  },
} satisfies DirectoryText;
