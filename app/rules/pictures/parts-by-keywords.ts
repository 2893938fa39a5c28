import { foldText } from "../site/fold-text";
import type { Accent, Hour } from "./portrait-parts";

type Words = { name: string; description: string };

const namedHours: readonly (readonly [RegExp, Hour])[] = [
  [/\b(?:sunrise|dawn|morning|amanecer|manana|madrugada)/, "dawn"],
  [/\b(?:sunset|last light|golden hour|atardecer|ultima luz|ocaso)/, "golden"],
  [/\b(?:night|moon|stars|noche|luna|estrellas)/, "night"],
  [/\b(?:evening|dusk|dinner|tarde-noche|cena|crepusculo)/, "dusk"],
  [/\b(?:noon|midday|lunch|mediodia|almuerzo)/, "noon"],
];

/** The hour that is named first, in the name before all else, among those that are known. */
export function namedHour({ name, description }: Words, known: readonly Hour[]): Hour | undefined {
  for (const text of [name, description].map(foldText)) {
    const matchedHours = namedHours
      .map(([words, hour]) => ({ hour, at: text.search(words) }))
      .filter(({ hour, at }) => at >= 0 && known.includes(hour))
      .sort((a, b) => a.at - b.at);
    if (matchedHours[0]) return matchedHours[0].hour;
  }
  return undefined;
}

/** Its own color where it names one: "a blue wall", "pared azul". */
export function namedAccent({ name, description }: Words): Accent | undefined {
  const said = foldText(`${name} · ${description}`);
  return namedAccents.find(([words]) => words.test(said))?.[1];
}

const painted = (english: string, spanish: string) =>
  new RegExp(
    `\\b(?:(?:${english}) (?:wall|house|door|front)\\b|(?:pared|casa|puerta|fachada) (?:${spanish})\\b)`,
  );
const namedAccents: readonly (readonly [RegExp, Accent])[] = [
  [painted("blue", "azul"), "sea"],
  [painted("yellow", "amarilla"), "sun"],
  [painted("green", "verde"), "leaf"],
  [painted("red|orange", "roja|anaranjada"), "coral"],
  [painted("pink", "rosada"), "rose"],
  [painted("purple|violet", "morada|violeta"), "violet"],
  [painted("white", "blanca"), "sand"],
];
