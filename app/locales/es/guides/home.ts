import type { HomeText } from "../../guide-text";

export const home = {
  title: "Guía de Playa Cambutal: olas, hospedaje y comida",
  description:
    "Guía local de Playa Cambutal: el sitio para dormir, el plato del día, la marea, las olas y el camino de llegada.",
  keywords:
    "Cambutal, Playa Cambutal, surf en Panamá, península de Azuero, Tonosí, Los Santos, dónde hospedarse",
  socialTitle: "Playa Cambutal: donde se acaba la carretera y empiezan las olas",
  hero: {
    title: "Donde se acaba la carretera y empiezan las olas",
    subtitle:
      "Un pueblo de pescadores en la costa sur de Azuero. Dónde dormir, dónde comer, cuándo meterse al agua y cómo llegar.",
  },
  intro: {
    title: "Pueblo chico, mar grande",
    text: [
      "Cambutal queda en el distrito de Tonosí, provincia de Los Santos. Desde la capital, en un buen día, son {{goodDay}} al volante. Después de Tonosí casi todo es ganado, lomas y cercas vivas. Hasta que, de golpe, aparece el Pacífico.",
      "La gente viene por las olas, {{swellMonths}}, y se queda por lo demás: el pescado que llegó esa mañana, los monos aulladores antes de que salga el sol, las noches en que a las nueve ya todo el mundo duerme. Trae efectivo y llena el tanque antes del último tramo. A quién llamar, dónde hay médico y quién te lleva: todo está en la [guía de información](/info).",
      "Cada dueño publica su negocio y mantiene al día su horario. Antes de que lo veas, alguien ya lo revisó. Y si te enamoras de un terreno, primero lee [qué implica comprar aquí](/real-estate) y [qué dice la ley](/legal).",
    ].join("\n\n"),
  },
  cards: {
    title: "Empieza por aquí",
    description: "Las seis cosas que todos preguntan antes de venir.",
    cards: [
      {
        id: "hotels",
        title: "Dónde dormir",
        description:
          "Desde una cama en hostal hasta un cuarto frente al mar. {{HighSeasonMonths}}, reserva con 3 o 4 meses de anticipación.",
        link: "/stay",
        category: "Hospedaje",
      },
      {
        id: "restaurants",
        title: "Dónde comer",
        description: "Quién está abierto ahora, qué cocina y si cierra a media tarde.",
        link: "/eat",
        category: "Comida",
      },
      {
        id: "surf",
        title: "Guía de surf",
        description: "Temporada, mareas y seguridad, y lo que te exige cada tipo de ola.",
        link: "/surf",
        category: "Olas",
      },
      {
        id: "yoga",
        title: "Yoga y ejercicio",
        description: "Clases y entrenamientos para los hombros después de remar toda la mañana.",
        link: "/do?category=fitness",
        category: "Bienestar",
      },
      {
        id: "wildlife",
        title: "Naturaleza y giras",
        description:
          "Tortugas, ballenas y monos aulladores, cada uno en su época, con guías que saben dónde buscar.",
        link: "/do?category=tours",
        category: "Naturaleza",
      },
      {
        id: "transport",
        title: "Cómo llegar",
        description: "En bus o en carro, tramo por tramo: dónde echar gasolina y dónde sacar plata.",
        link: "/transportation",
        category: "El camino",
      },
    ],
  },
  "surf-featured": {
    title: "Olas {{swellMonths}}",
    description:
      "La temporada va {{swellMonths}} y es más constante {{swellBestMonths}}, con olas {{waveHeight}}. Aquí la marea sube y baja mucho, y manda más que el pronóstico. Lee la guía antes de encerar la tabla.",
    link: "/surf",
    linkText: "Ver la guía de surf",
    imageOnRight: true,
  },
  "cuisine-featured": {
    title: "Pregunta qué trajo el bote",
    description:
      "Pargo frito entero, ceviche, camarones al ajillo y patacones con todo. El almuerzo sale desde las 11:30, la cena desde las 6, y hay cocinas que cierran de 3 a\u00a05. Ven con hambre y billetes chicos.",
    link: "/eat",
    linkText: "Ver dónde comer",
    imageOnRight: false,
  },
} satisfies HomeText;
