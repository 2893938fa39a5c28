import { isDanger } from "./danger-words";
import type { Query } from "./query";
import { isMisspelt } from "./spelling";

/** What is answered on the spot, because people type it more than anything else. */
const quickAnswers = [
  "tide",
  "sun",
  "waves",
  "cash",
  "health",
  "taxi",
  "bus",
  "signal",
  "fuel",
  "water",
] as const;
export type QuickAnswer = (typeof quickAnswers)[number];

const asked: Record<QuickAnswer, string> = {
  tide: "tide tides marea mareas pleamar bajamar",
  sun: "sunset sunrise sundown atardecer amanecer ocaso puesta",
  waves: "waves swell forecast surfline oleaje marejada",
  cash: "atm cash bank cajero efectivo banco dinero money",
  health:
    "doctor hospital emergency ambulance clinic medico medica emergencia emergencias ambulancia clinica salud urgencias",
  taxi: "taxi taxis cab",
  bus: "bus buses autobus chiva",
  signal: "wifi internet signal coverage sim senal cobertura celular",
  fuel: "gas gasoline fuel gasolina gasolinera combustible",
  water: "water agua",
};

const byWord = new Map(
  quickAnswers.flatMap((answer) => asked[answer].split(" ").map((word) => [word, answer] as const)),
);
/** Words that go with these questions and ask for nothing else. */
const along = new Set(
  (
    "low high next table chart time times baja alta seca tabla hora horas proxima nearest cercano station estacion " +
    "stop parada schedule horario local city ciudad tap drinking potable free gratis number numero"
  ).split(" "),
);

/** The answer to a question that asks for nothing else; "fish taxi" gets none. */
export function quickAnswerOf({ terms }: Query): QuickAnswer | null {
  const words = terms.map(({ typed }) => typed).filter((word) => !along.has(word));
  const answers = new Set(words.map(answerTo));
  const [answer = null] = answers;
  return answers.size === 1 ? answer : null;
}

function answerTo(word: string): QuickAnswer | null {
  const known = byWord.get(word) ?? (isDanger(word) ? "health" : undefined);
  if (known) return known;
  if (word.length < 5) return null;
  const near = [...byWord].find(([one]) => one.length >= 5 && isMisspelt(word, one));
  return near?.[1] ?? null;
}

const ofSea = ["tide", "sun", "waves"] as const;
/** Those that are told from the sea of this moment. */
export type SeaAnswer = (typeof ofSea)[number];

export function isOfSea(answer: QuickAnswer | null): answer is SeaAnswer {
  return ofSea.some((one) => one === answer);
}

/** Where more of it is told. */
export const answerPages = {
  tide: ["/today", "/tides"],
  sun: ["/today", "/tides"],
  waves: ["/surf", "/today"],
  cash: ["/transportation#money-and-signal"],
  health: ["/transportation#the-way"],
  taxi: ["/transportation#getting-around"],
  bus: ["/transportation#by-bus"],
  signal: ["/transportation#money-and-signal"],
  fuel: ["/transportation#the-way"],
  // No page says more of it yet.
  water: [],
} as const satisfies Record<QuickAnswer, readonly string[]>;
