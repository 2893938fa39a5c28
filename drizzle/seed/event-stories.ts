import type { EventType } from "../../app/rules/events/event-types";
import type { RecurrencePattern } from "../../app/rules/events/recurrence";
import type { Status } from "../../app/rules/review/status";
import type { Language } from "../../app/rules/site/language";
import type { Range } from "../../app/rules/town/certainty";
import { seasons } from "../../app/rules/town/seasons";

type Texts = { title: string; location: string; description: string; full_description: string };
export type DemoEvent = {
  key: string;
  /** Days from today; for a series the day from which its first date is looked for. */
  inDays: number;
  start_time: string;
  end_time: string;
  host: string;
  event_type: EventType;
  language: Language;
  en: Texts;
  es: Texts;
  status?: Status;
  review_note?: string;
  isOwners?: boolean;
  /** The only months in which it takes place. */
  months?: Range;
};

export const demoEvents: DemoEvent[] = [
  {
    key: "sunset-music",
    inDays: 0,
    start_time: "18:00",
    end_time: "20:00",
    host: "La Panga",
    event_type: "social",
    language: "en",
    isOwners: true,
    en: {
      title: "Songs at Sunset",
      location: "La Panga",
      description: "A guitar, a cajón and the sun going down behind them.",
      full_description:
        "Bring a chair or sit in the sand. The musicians start when the light turns orange and stop when the fish runs out.\n\nThere's a hat for the band; whatever you put in is right.",
    },
    es: {
      title: "Canciones al atardecer",
      location: "La Panga",
      description: "Una guitarra, un cajón y el sol que baja detrás.",
      full_description:
        "Trae una silla o siéntate en la arena. Los músicos empiezan cuando la luz se pone naranja y paran cuando se acaba el pescado.\n\nHay un sombrero para la banda; lo que pongas está bien.",
    },
  },
  {
    key: "surf-first-wave",
    inDays: 2,
    start_time: "07:00",
    end_time: "09:00",
    host: "Escuela de Surf Marea Alta",
    event_type: "class",
    language: "en",
    en: {
      title: "Your First Wave",
      location: "Beach break in front of the village",
      description: "A morning for people who have never stood on a board.",
      full_description:
        "Soft boards, small waves and two people in the water for every five who try. You stand up before breakfast, or at least you laugh a lot.\n\nFrom seven years old; children come with a grown-up.",
    },
    es: {
      title: "Tu primera ola",
      location: "La rompiente frente al pueblo",
      description: "Una mañana para quien nunca se ha parado en una tabla.",
      full_description:
        "Tablas suaves, olas pequeñas y dos personas en el agua por cada cinco que lo intentan. Te paras antes del desayuno o, por lo menos, te ríes mucho.\n\nDesde los siete años; los niños vienen con un adulto.",
    },
  },
  {
    key: "sand-castles",
    inDays: 5,
    start_time: "15:30",
    end_time: "17:00",
    host: "Madres y padres de la escuela",
    event_type: "kids",
    language: "es",
    en: {
      title: "Sand Castle Afternoon",
      location: "West end of the beach",
      description: "Shovels, buckets and a prize for the boldest tower.",
      full_description:
        "We build where the sand is firm: by the water or farther up, as the tide has it. We bring tools and fruit; you bring hats and sunscreen.\n\nEverybody from three to twelve builds, everybody else carries water.",
    },
    es: {
      title: "Tarde de castillos de arena",
      location: "El lado oeste de la playa",
      description: "Palas, baldes y un premio para la torre más atrevida.",
      full_description:
        "Construimos donde la arena esté firme: junto al agua o más arriba, según la marea. Nosotros ponemos herramientas y fruta; tú traes sombrero y bloqueador.\n\nDe tres a doce años construyen; los demás cargan agua.",
    },
  },
  {
    key: "full-moon-fire",
    inDays: 9,
    start_time: "20:00",
    end_time: "00:30",
    host: "Vecinos de Cambutal",
    event_type: "social",
    language: "en",
    en: {
      title: "Fire Night",
      location: "The soccer field",
      description: "A small fire, stories and something warm to drink, until after midnight.",
      full_description:
        "It burns low in an iron bowl, well behind the trees: turtles come ashore at night, and a light on the beach turns them back. Bring a cup, a blanket and a story that's at least half true.\n\nNo glass, please: children play barefoot here in the morning.",
    },
    es: {
      title: "Noche de fogata",
      location: "El cuadro de fútbol",
      description: "Un fuego pequeño, historias y algo caliente para tomar, hasta pasada la medianoche.",
      full_description:
        "Arde bajito en un brasero, bien detrás de los árboles: las tortugas salen de noche, y una luz en la playa las espanta. Trae una taza, una manta y una historia que sea verdad por lo menos a medias.\n\nSin vidrio, por favor: aquí los niños juegan descalzos por la mañana.",
    },
  },
  {
    key: "turtle-evening",
    inDays: 16,
    months: seasons.turtle.months,
    start_time: "19:00",
    end_time: "21:00",
    host: "Noches de Tortugas",
    event_type: "class",
    language: "en",
    en: {
      title: "Evening of the Turtles",
      location: "Café Amanecer",
      description: "Who nests on this coast, when, and how to watch without being in the way.",
      full_description:
        "The café is closed by then and opens again for it. Half an hour of pictures, half an hour of questions, and then a slow walk along the dark part of the beach, without lights or a flash.\n\nWear dark clothes and leave the dog at home.",
    },
    es: {
      title: "La noche de las tortugas",
      location: "Café Amanecer",
      description: "Quiénes anidan en esta costa, cuándo y cómo mirarlas sin estorbar.",
      full_description:
        "A esa hora el café ya cerró, y vuelve a abrir para esto. Media hora de fotos, media hora de preguntas y luego una caminata lenta por la parte oscura de la playa, sin luces ni flash.\n\nVen con ropa oscura y deja al perro en casa.",
    },
  },
  {
    key: "coffee-tasting",
    inDays: 12,
    start_time: "10:00",
    end_time: "11:30",
    host: "Café Amanecer",
    event_type: "class",
    language: "es",
    status: "pending",
    isOwners: true,
    en: {
      title: "Three Coffees, One Table",
      location: "Café Amanecer",
      description: "Taste three coffees of the highlands side by side.",
      full_description:
        "We grind, pour and compare three harvests from Chiriquí, and tell how each of them was dried. Eight seats, no sugar.",
    },
    es: {
      title: "Tres cafés, una mesa",
      location: "Café Amanecer",
      description: "Prueba tres cafés de tierras altas, uno al lado del otro.",
      full_description:
        "Molemos, servimos y comparamos tres cosechas de Chiriquí, y contamos cómo se secó cada una. Ocho puestos, sin azúcar.",
    },
  },
  {
    key: "beach-race",
    inDays: 20,
    start_time: "06:30",
    end_time: "08:30",
    host: "La Panga",
    event_type: "social",
    language: "en",
    status: "rejected",
    review_note:
      "Please say where the race turns around and who looks after the runners, then send it again.",
    isOwners: true,
    en: {
      title: "Barefoot Beach Race",
      location: "Beach front",
      description: "Five kilometers on the wet sand, without shoes and without a clock.",
      full_description: "We run while the tide is low and have breakfast together afterwards.",
    },
    es: {
      title: "Carrera descalza por la playa",
      location: "Frente a la playa",
      description: "Cinco kilómetros sobre la arena mojada, sin zapatos y sin reloj.",
      full_description: "Corremos con la marea seca y después desayunamos juntos.",
    },
  },
];

export const demoSeries: (DemoEvent & { pattern: RecurrencePattern })[] = [
  {
    key: "morning-yoga",
    inDays: -14,
    start_time: "07:00",
    end_time: "08:15",
    host: "Yoga Bajo el Higo",
    event_type: "class",
    language: "en",
    pattern: {
      pattern_type: "weekly",
      interval_value: 1,
      days_of_week: [2, 4],
      day_of_month: null,
      end_type: "never",
      end_count: null,
      end_date: null,
    },
    en: {
      title: "Morning Yoga by the Sea",
      location: "The deck above the beach",
      description: "A slow hour of yoga before the heat, for every level.",
      full_description:
        "Mats are there, the sound of the waves too. We begin gently and end lying down. If it's your first time, come five minutes early and say so.",
    },
    es: {
      title: "Yoga por la mañana frente al mar",
      location: "La terraza sobre la playa",
      description: "Una hora tranquila de yoga antes del calor, para todos los niveles.",
      full_description:
        "Hay colchonetas y también el sonido de las olas. Empezamos suave y terminamos acostados. Si es tu primera vez, llega cinco minutos antes y cuéntanos.",
    },
  },
  {
    key: "beach-clean-up",
    inDays: -10,
    start_time: "08:00",
    end_time: "10:00",
    host: "Vecinos de Cambutal",
    event_type: "social",
    language: "es",
    pattern: {
      pattern_type: "weekly",
      interval_value: 2,
      days_of_week: [6],
      day_of_month: null,
      end_type: "by_date",
      end_count: null,
      end_date: null,
    },
    en: {
      title: "Beach Clean-up and Breakfast",
      location: "The fishing boats' landing",
      description: "Two hours of picking up what the sea brought, then coffee and hojaldres.",
      full_description:
        "Gloves and bags are by the fishing boats. We walk in pairs to the river mouth and back, and weigh what we found. Breakfast is on the house that hosts that day.",
    },
    es: {
      title: "Limpieza de playa y desayuno",
      location: "Donde varan las lanchas",
      description: "Dos horas recogiendo lo que trajo el mar; después, café y hojaldres.",
      full_description:
        "Los guantes y las bolsas están junto a las lanchas. Caminamos en parejas hasta la boca del río y de vuelta, y pesamos lo que encontramos. El desayuno lo pone la casa que recibe ese día.",
    },
  },
];
