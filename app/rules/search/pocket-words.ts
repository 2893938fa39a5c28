import { dangers } from "./dangers";
import { silentWords } from "./query";
import { weekdayWords } from "./query-day";
import { asked, type QuickAnswer } from "./quick-answer-words";
import { wordsAlong } from "./quick-answers";
import { phraseWords, synonymGroups } from "./synonyms";

/** Only used in the offline guide. */
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

/** Words for days, with the names of days in the offline guide. */
const days = [
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => `${weekdayWords(weekday).join(" ")} > ${weekdayWords(weekday).join(" ")}`,
  ),
  "today tonight hoy now > today hoy",
  "tomorrow manana > tomorrow manana",
  "weekend finde > saturday sabado sunday domingo",
];

/** Parts of the offline guide that answer a query directly. */
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
  // Police numbers are listed by name, so those words are left to the text search.
  health: asked.health.replace(" police policia", ""),
  dinner: "dinner cena cenar eat comer",
  event: "event events happening agenda evento eventos actividades",
  capital: "capital albrook tocumen panama airport aeropuerto way llegar",
  phrases:
    "say word words phrase phrases speak spanish english decir dice palabra palabras frase frases ingles espanol",
};

/** Ignored unless a query has nothing else. */
const idle = [
  ...silentWords,
  ...wordsAlong,
  ..."pm p m call open find closest mas cercano cercana night noche no sin closed cerrado phone telephone telefono 6 7 8 9".split(
    " ",
  ),
];

/**
 * The search's vocabulary as plain text, for the offline guide, which searches within itself: synonyms, words with a
 * direct answer (those after the bar only count together with one before it), days, phrases, and words to ignore.
 */
export const pocketWords = {
  same: [...synonymGroups, asked.vet, asked.access, ...more].join("\n"),
  aims: Object.entries({ ...dangers, ...aimed, water: `${asked.water} ${dangers.water}` })
    .map(([aim, words]) => `${aim}: ${words}`)
    .join("\n"),
  days: days.join("\n"),
  // Without phrases for "next Monday": each Monday is listed by date anyway.
  phrases: phraseWords
    .filter(([, means]) => !means.includes("$"))
    .map(([said, means]) => `${said} = ${means}`)
    .join("\n"),
  idle: [...new Set(idle)].join(" "),
};
