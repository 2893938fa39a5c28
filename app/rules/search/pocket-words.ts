import { dangers } from "./dangers";
import { silentWords } from "./query";
import { weekdayWords } from "./query-day";
import { asked, type QuickAnswer } from "./quick-answer-words";
import { wordsAlong } from "./quick-answers";
import { phraseWords, synonymGroups } from "./synonyms";

/** What only the guide without a signal is asked beside. */
const more = [
  "last ultimo ultima",
  "beginner beginners principiante principiantes learn aprender lesson lessons lecciones",
  "pizza pasta italian italiana",
  "taco tacos mexican mexicana",
  "sushi japanese japonesa",
  "way route ruta",
  "crocodile crocodiles cocodrilo cocodrilos lagarto lagartos",
  "rules rule etiquette manners reglas normas modales",
  "electricity power luz electricidad",
];

/** Days as they are typed, and by which names they stand there. */
const days = [
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => `${weekdayWords(weekday).join(" ")} > ${weekdayWords(weekday).join(" ")}`,
  ),
  "today tonight hoy now > today hoy",
  "tomorrow manana > tomorrow manana",
  "weekend finde > saturday sabado sunday domingo",
];

/** Where a part of the pocket guide stands that answers a question by itself. */
export const aimsOf: Readonly<Record<string, string>> = {
  costs: "bus taxi capital",
  "the-way": "capital fuel",
  "by-car": "capital fuel",
  "by-bus": "capital bus",
  airports: "capital",
  "money-and-signal": "cash signal",
  "season-facts": "surf waves",
  spots: "surf waves",
  tides: "tide",
};

type Aim = QuickAnswer | "capital" | "dinner" | "event" | "phrases";
const aimed: Partial<Record<Aim, string>> = {
  ...asked,
  // Their number stands under their name.
  health: asked.health.replace(" police policia", ""),
  dinner: "dinner cena cenar eat comer",
  event: "event events happening agenda evento eventos actividades",
  capital: "capital albrook tocumen panama airport aeropuerto way llegar",
  phrases:
    "say word words phrase phrases speak spanish english decir dice palabra palabras frase frases ingles espanol",
};

/** Words that say nothing as long as others do. */
const idle = [
  ...silentWords,
  ...wordsAlong,
  ..."pm p m call open find closest mas cercano cercana night noche no sin closed cerrado phone telephone telefono 6 7 8 9".split(
    " ",
  ),
];

/**
 * The words of the search in lines of plain text, for a page that looks through itself without a signal: those that mean the
 * same, those that an answer is given to by itself (what stands behind the bar counts only beside one of the words before
 * it), days, phrases, and words that say nothing.
 */
export const pocketWords = {
  same: [...synonymGroups, asked.vet, asked.access, ...more].join("\n"),
  aims: Object.entries({ ...dangers, ...aimed, water: `${asked.water} ${dangers.water}` })
    .map(([aim, words]) => `${aim}: ${words}`)
    .join("\n"),
  days: days.join("\n"),
  // Whoever asks for next Monday finds each Monday under its date.
  phrases: phraseWords
    .filter(([, means]) => !means.includes("$"))
    .map(([said, means]) => `${said} = ${means}`)
    .join("\n"),
  idle: [...new Set(idle)].join(" "),
};
