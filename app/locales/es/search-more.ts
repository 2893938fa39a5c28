import type { moreAnswers as english } from "../en/search-more";

/** Direct answers besides the most common ones. */
export const moreAnswers = {
  unknown: {
    titles: {
      sharks: "Tiburones: no sabemos",
      toilets: "Baños públicos: no sabemos de ninguno",
      camping: "Acampar: no sabemos dónde se puede",
      drones: "Drones: no sabemos qué reglas hay",
    },
    text: "La guía todavía no dice nada de esto. Pregunta donde te hospedas, o a nosotros:",
    more: "Servicios en la guía",
  },
  ask: "La guía no lo sabe todo. Pregúntanos:",
  alsoAsked: "También preguntaste:",
  surfmonths: {
    title: "Los mejores meses de olas",
    text: "La temporada va {{swellMonths}} y es más constante {{swellBestMonths}}, cuando las tormentas lejos al sur mandan el oleaje. La marea decide más que el mes.",
  },
  beachdrive: {
    title: "Manejar por la playa",
    text: "Por la playa maneja solo con marea seca. Solo entonces se pasa por los tramos de playa del camino, y hay carros que se quedan pegados: pregunta antes. Lejos de las bocas de los ríos: hay cocodrilos.",
    more: "El mar hoy, con sus horas",
  },
  swim: {
    title: "Antes de nadar",
    text: "No cuentes con salvavidas. Una franja más oscura y tranquila entre las olas, que corre mar afuera, es una corriente. No te hunde: te cansa si peleas con ella. Nada paralelo a la playa y entra por donde rompen las olas.",
    more: "Surf: cuídate en el agua",
    current: "Te lleva una corriente",
  },
  walk: "Para caminar por la playa: {{hours}}.",
  tideAt: "A {{time}} el mar está a {{height}}. La playa es más ancha con marea seca.",
} satisfies typeof english;
