import type { DirectoryText } from "../../directory-text";

export const doing = {
  title: "Qué hacer en Cambutal: olas, giras, yoga y pesca",
  description:
    "Clases de surf, yoga, giras y pesca en Playa Cambutal: el horario, el sitio, y a quién le escribes para reservar.",
  keywords:
    "qué hacer en Cambutal, clases de surf en Cambutal, yoga en Cambutal, giras en Cambutal, pesca en Cambutal",
  hero: {
    title: "Qué hacer en Cambutal, Panamá",
    subtitle: "Aprende a surfear, camina hasta una cascada, mira ballenas, pesca la cena.",
    imageSrc: "",
  },
  intro: {
    title: "Vive Cambutal, Panamá",
    text: "Aquí todo depende de la marea, del oleaje y de la época, y la gente de esta página conoce las tres cosas. Escríbeles el día antes: te dirán a qué hora, dónde y con qué zapatos.",
  },
  tips: {
    title: "Antes de salir",
    description: "Cosas pequeñas que te arreglan el día.",
    cards: [
      {
        id: "mornings",
        title: "La mañana es para moverse",
        description:
          "No hay viento, los monos están despiertos y el sol perdona hasta las diez. Por algo las giras salen temprano.",
      },
      {
        id: "wildlife",
        title: "Los animales tienen su calendario",
        description:
          "Las ballenas jorobadas pasan {{whaleMonths}}. Las tortugas suelen anidar {{turtleMonths}}, sobre todo {{turtleBestMonths}}. Pregunta qué hay ahora.",
      },
      {
        id: "bring",
        title: "Qué llevar",
        description:
          "Agua, gorra, bloqueador que no dañe el mar, efectivo y una bolsa seca si hay lancha de por medio.",
      },
    ],
  },
  "add-listing": {
    title: "Publica tu negocio",
    text: "¿Das clases, haces giras, alquilas o pescas en Cambutal? Cuéntales a los visitantes qué haces y a qué hora. Lo leemos todo antes de publicarlo.",
  },
} satisfies DirectoryText;
