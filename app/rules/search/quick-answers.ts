import { firstAidPath } from "../info/first-aid";
import type { Holiday } from "../info/public-holidays";
import { infoPath } from "../info/tabs";
import { foldText } from "../site/fold-text";
import { queryPath } from "../site/query-path";
import { towns } from "../town/road";
import { shortTownName } from "../town/town";
import { isDanger } from "./dangers";
import type { Query } from "./query";
import { askedAnywhere, type QuickAnswer } from "./quick-answer-words";
import { isMisspelt } from "./spelling";
import { synonymsOf } from "./synonyms";
import { alongAny, alongWith, beginners, whenWords } from "./words-along";

const byWord = new Map(
  Object.entries(askedAnywhere).flatMap(([answer, words]) =>
    words.split(" ").map((word) => [word, answer as QuickAnswer] as const),
  ),
);
/** Words that may accompany these questions without changing them. */
export const wordsAlong: readonly string[] = (
  "low high next table chart time times baja alta seca tabla hora horas proxima nearest cercano station estacion " +
  "stop parada schedule horario horarios local city ciudad tap drinking drink drinkable safe tomar potable free gratis " +
  "hour hours last first ultimo ultima proximo primero primer albrook terminal tonosi tablas prices precios leave leaves sale salen vuelta " +
  "number numero credit credito cost costs fare pasaje horas silla food comida restaurant restaurants restaurante restaurantes eat comer options tengo can puedo price precio town village pueblo"
).split(" ");
const along = new Set(wordsAlong);

const asksWhen = new Set(whenWords.split(" "));
/** Animals have an answer only to when they come; otherwise whoever shows them is looked for. */
const ofMonths: readonly QuickAnswer[] = ["turtles", "whales"];

export const asksAsBeginner = ({ words }: Pick<Query, "words">) => words.some((word) => beginners.has(word));

/** Only if the query asks for nothing else: "fish taxi" has no answer. */
export function quickAnswerOf({ terms, words }: Pick<Query, "terms" | "words">): QuickAnswer | null {
  const telling = terms
    .filter(({ typed }) => !along.has(typed))
    .map(({ typed, means = [] }) => ({ typed, answer: answerTo(typed) ?? first(means.map(answerTo)) }));
  const answers = new Set(telling.flatMap(({ answer }) => answer ?? []));
  const whole = [...answers].filter((one) =>
    telling.every(({ typed, answer }) => answer === one || alongWith[one]?.has(typed)),
  );
  const [answer] = whole;
  if (!answer || whole.length > 1) return null;
  if (ofMonths.includes(answer) && !words.some((word) => asksWhen.has(word))) return null;
  return answer;
}

const first = (answers: (QuickAnswer | null)[]) => answers.find((answer) => answer !== null) ?? null;

function answerTo(word: string): QuickAnswer | null {
  const known = byWord.get(word) ?? (isDanger(word) ? "health" : undefined);
  if (known) return known;
  if (word.length < 5 || alongAny.has(word) || synonymsOf(word).length > 0) return null;
  const near = [...byWord].find(([one]) => one.length >= 5 && isMisspelt(word, one));
  return near?.[1] ?? null;
}

const ofSea = ["tide", "sun", "waves"] as const;
/** Answers from current sea data. */
export type SeaAnswer = (typeof ofSea)[number];

export function isOfSea(answer: QuickAnswer | null): answer is SeaAnswer {
  return ofSea.some((one) => one === answer);
}

const movable = new Map<string, Holiday>([
  ["easter", "goodFriday"],
  ...["carnival", "carnaval", "carnavales"].map((word) => [word, "carnival"] as const),
]);
/** A holiday without a date of its own that is asked for. */
export const askedHoliday = ({ words }: Pick<Query, "words">) =>
  words.map((word) => movable.get(word)).find((name) => name !== undefined) ?? null;

/** Pages with more details, by answer. */
export const answerPages = {
  tide: ["/today", "/tides"],
  sun: ["/today", "/tides"],
  waves: ["/surf", "/today"],
  surf: ["/today", "/surf"],
  cash: ["/transportation#money-and-signal"],
  health: [firstAidPath(), "/transportation#the-way"],
  pharmacy: [infoPath("services", "emergency")],
  vet: ["/stay"],
  diet: ["/eat"],
  access: ["/stay"],
  taxi: ["/transportation#costs"],
  bus: ["/transportation#costs", "/transportation#buses-back"],
  signal: ["/transportation#money-and-signal"],
  fuel: ["/transportation#the-way"],
  water: [firstAidPath("water")],
  fourwheel: ["/transportation#rental-car"],
  rain: ["/surf#year"],
  walk: ["/map"],
  power: ["/stay#tips"],
  holiday: ["/transportation#costs"],
  ...{ sharks: ["/info"], toilets: ["/info"], camping: ["/info"], drones: ["/info"] },
  beachdrive: ["/today", "/map"],
  surfmonths: ["/surf#year"],
  swim: ["/surf#safety", firstAidPath("current"), "/today"],
  owners: ["/auth?tab=sign-up"],
  turtles: ["/surf#year"],
  whales: ["/surf#year"],
} as const satisfies Record<QuickAnswer, readonly string[]>;

/** The page for a given day. */
export function pageOn(day: string | null, page: string): string {
  return day
    ? page.replace(/^\/transportation(?=#(?:costs|buses-back)$)/, (path) => queryPath(path, { day }))
    : page;
}

const back = new Set("last ultimo ultima back return regreso regresar vuelta volver".split(" "));

const home = foldText(shortTownName);
const others = Object.keys(towns)
  .map((name) => name.replace("-", " "))
  .filter((name) => name !== home);
const elsewhere = [...others, "panama", "santiago", "albrook", "(?:la|the) (?:capital|ciudad|city)"].join(
  "|",
);
/** "To Cambutal", or where the bus comes from before it: "Las Tablas Cambutal". */
const comes = new RegExp(String.raw`\b(?:to|a|hasta|para|${elsewhere}) (?:playa )?${home}\b`);
const leaves = new RegExp(
  String.raw`\b(?:from|desde|de) (?:playa )?${home}\b|\b(?:to|a|hasta|para) (?:${elsewhere})\b`,
);

/** "Last bus" usually means leaving, unless it's the bus to Cambutal; so does a bus to any other town. */
export function asksWayBack({ text, words }: Pick<Query, "text" | "words">): boolean {
  const folded = foldText(text);
  return !comes.test(folded) && (leaves.test(folded) || words.some((word) => back.has(word)));
}
