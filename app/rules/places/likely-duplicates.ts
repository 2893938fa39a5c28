import { foldText } from "../site/fold-text";
import { internationalDigits } from "./contact-links";

/** What two submissions have in common. */
type Sameness = "name" | "phone" | "place" | "time" | "text";

/** The columns that tell duplicates. */
export type Known = {
  kind: string;
  id: string;
  name: string;
  phones: readonly (string | null)[];
  latitude: number | null;
  longitude: number | null;
  /** Only events have one. */
  starts: string | null;
  /** The beginning of a post's text. */
  opening: string | null;
};

export type Duplicate = { kind: string; id: string; name: string; same: Sameness[] };

const mostShown = 3;
/** About 25 metres: the same or the next building. */
const nearby = 0.000225;

/** From so many words on, texts may differ a little and still match. */
const enoughWords = 8;
const mostlySame = 0.85;

/** Words that many names in town have. */
const common = new Set(
  (
    "a al and bar cabana cabanas cafe cambutal casa de del el escuela fonda hostal hostel hotel house la las los of " +
    "playa posada restaurant restaurante school shop surf the tienda tour tours y"
  ).split(" "),
);

/** Words for trades: "Fonda Prueba" isn't "Surf Prueba". */
const trades = [
  "bar cafe fonda restaurant restaurante",
  "cabana cabanas hostal hostel hotel posada",
  "escuela school surf",
  "shop tienda",
  "tour tours",
].map((words) => new Set(words.split(" ")));

/** Precomputed for comparing. */
type Compared = Known & { telling: string; trades: Set<number>; numbers: string[]; words: string[] };

/** For each of these, likely duplicates: the same name, number or spot. */
export function likelyDuplicates(ones: readonly Known[], all: readonly Known[]): Map<string, Duplicate[]> {
  const others = all.map(compared);
  return new Map(ones.map((one) => [one.id, duplicatesOf(compared(one), others)]));
}

function compared(known: Known): Compared {
  const { name, phones, opening } = known;
  return {
    ...known,
    // In a title every word counts.
    telling: opening === null ? tellingWords(name) : wordsOf(name).join(" "),
    trades: tradesOf(name),
    numbers: phones.flatMap((phone) => internationalDigits(phone) ?? []),
    words: wordsOf(opening ?? ""),
  };
}

function duplicatesOf(one: Compared, others: readonly Compared[]): Duplicate[] {
  return others
    .flatMap((other): Duplicate[] => {
      if (other.id === one.id || sortOf(other) !== sortOf(one)) return [];
      const same = samenessOf(one, other);
      return isLikely(same, one, other) ? [{ kind: other.kind, id: other.id, name: other.name, same }] : [];
    })
    .sort((a, b) => b.same.length - a.same.length)
    .slice(0, mostShown);
}

function sortOf({ starts, opening }: Known): "event" | "post" | "place" {
  if (opening !== null) return "post";
  return starts === null ? "place" : "event";
}

function samenessOf(one: Compared, other: Compared): Sameness[] {
  const same: [Sameness, boolean][] = [
    ["name", hasSameName(one.telling, other.telling)],
    ["phone", one.numbers.some((number) => other.numbers.includes(number))],
    ["place", isNear(one, other)],
    ["time", one.starts !== null && one.starts === other.starts],
    ["text", one.opening !== null && hasSameText(one.words, other.words)],
  ];
  return same.flatMap(([what, isSame]) => (isSame ? [what] : []));
}

/** The same time alone isn't enough for events, nor a name on another day or in another trade. */
function isLikely(same: readonly Sameness[], one: Compared, other: Compared): boolean {
  if (one.opening !== null) return same.length > 0;
  if (one.starts !== null) return same.includes("time") && same.includes("name");
  return same.length > 1 || (same.length === 1 && (same[0] !== "name" || isSameTrade(one, other)));
}

/** A name without a trade may belong to any. */
function isSameTrade(one: Compared, other: Compared): boolean {
  if (one.trades.size === 0 || other.trades.size === 0) return true;
  return [...one.trades].some((trade) => other.trades.has(trade));
}

function tradesOf(name: string): Set<number> {
  const words = wordsOf(name);
  return new Set(trades.flatMap((trade, index) => (words.some((word) => trade.has(word)) ? [index] : [])));
}

function hasSameName(a: string, b: string): boolean {
  return a === b || (a.length > 5 && b.length > 5 && differInOneLetter(a, b));
}

/** Distinctive words in a fixed order; all words where there are none. */
function tellingWords(name: string): string {
  const words = wordsOf(name);
  const telling = words.filter((word) => !common.has(word));
  return (telling.length > 0 ? telling : words).sort().join(" ");
}

function wordsOf(name: string): string[] {
  return foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "Almendro" and "Almendros", "Marisol" and "Maricol". */
function differInOneLetter(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

/** Empty texts never match; a few words may differ. */
function hasSameText(one: readonly string[], other: readonly string[]): boolean {
  if (one.join(" ") === other.join(" ")) return true;
  const [a, b] = [new Set(one), new Set(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return Math.min(a.size, b.size) >= enoughWords && shared >= mostlySame * Math.max(a.size, b.size);
}

function isNear(one: Known, other: Known): boolean {
  if (one.latitude === null || one.longitude === null) return false;
  if (other.latitude === null || other.longitude === null) return false;
  return (
    Math.abs(one.latitude - other.latitude) < nearby && Math.abs(one.longitude - other.longitude) < nearby
  );
}
