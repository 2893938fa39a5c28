import { isOver } from "../events/event-interval";
import { firstEnd } from "../events/upcoming-events";
import { type OpenStatus, openStatus } from "../places/open-status";
import { marksAskedOf, type PlaceMark } from "../places/place-marks";
import type { PriceFrom } from "../places/prices";
import type { Language } from "../site/language";
import { excerptAround } from "./excerpt";
import type { Found } from "./found";
import { dishAsked, dishesNamed } from "./found-dishes";
import { drawnOnce, type FoundPicture, picturedPart } from "./found-pictures";
import { highlightWords, type Piece } from "./highlighting";
import { isPassing } from "./passing-mentions";
import type { Term } from "./query";
import { groupOf, type SearchGroup } from "./search-kinds";
import { isAbout, tellingText, type Why, whyFound } from "./why-found";

/** A result as shown, with its matches marked. */
export type Hit = {
  id: string;
  group: SearchGroup;
  /** It only says a word of the search in passing. */
  isPassing: boolean;
  path: string;
  name: { pieces: Piece[]; lang: Language };
  text: { pieces: Piece[]; lang: Language };
  /** Dishes that the search names, each with its place in the menu. */
  dishes: { path: string; text: string; lang: Language }[];
  partOf: string | null;
  /** The stored category or type. */
  type: string | null;
  picture: FoundPicture | null;
  where: { pieces: Piece[]; lang: Language } | null;
  /** Where the search found it, if the words shown don't say so. */
  why: Why;
  /** Words of the search that it says nothing of. */
  lacks: string[];
  price: PriceFrom | null;
  status: OpenStatus | null;
  date: string | null;
  time: string | null;
  endTime: string | null;
  isCancelled: boolean;
  isOver: boolean;
  /** What tells it from others of its kind, of what it says of itself. */
  marks: PlaceMark[];
};

const marksShown = 2;

export function hitOf(found: Found, terms: readonly Term[], language: Language, now: Date): Hit {
  const name = found.name[language];
  const dish = dishAsked(found, terms);
  const text = dish?.[language] ?? tellingText(found, terms, language);
  const where = found.where?.[language];
  const passes = isPassing(found, terms);
  const excerpt = excerptAround(text.text, terms, { lines: passes ? 1 : 2 });
  return {
    id: `${found.kind}-${found.ref}`,
    group: groupOf(found.kind),
    isPassing: passes,
    path: dish?.path ?? found.path,
    name: { pieces: highlightWords(name.text, terms), lang: name.lang },
    text: { pieces: highlightWords(excerpt, terms), lang: text.lang },
    dishes: dishesNamed(found, terms, dish).map((one) => ({ path: one.path, ...one[language] })),
    partOf: found.partOf?.[language] ?? null,
    type: found.type ?? null,
    picture: found.picture ?? picturedPart(found.path) ?? null,
    where: where ? { pieces: highlightWords(where.text, terms), lang: where.lang } : null,
    why: whyFound(found, [name, text, ...(where ? [where] : [])], terms, language),
    lacks: terms.filter((term) => !isAbout(found, term)).map(({ typed }) => typed),
    price: found.price ?? null,
    status: statusOf(found, now),
    date: found.date ?? null,
    time: found.time ?? null,
    endTime: found.endTime ?? null,
    isCancelled: found.isCancelled ?? false,
    isOver: hasEnded(found, now),
    marks: marksOf(found).slice(0, marksShown),
  };
}

/** A series without another date is over, too. */
function hasEnded({ date, time, endTime }: Found, now: Date): boolean {
  if (date === undefined) return false;
  return date === null || isOver({ event_date: date, start_time: time, end_time: endTime }, now);
}

function marksOf({ kind, mark }: Found): PlaceMark[] {
  return kind === "restaurant" && mark ? marksAskedOf(kind).filter((one) => mark[one] === true) : [];
}

function statusOf({ hours, closedForSeason, kitchenUntil }: Found, now: Date): OpenStatus | null {
  return hours === undefined ? null : openStatus(hours, now, closedForSeason, kitchenUntil);
}

/** Until a found event ends. */
export function eventsUntil(shown: readonly Hit[], now: Date): number {
  const dated = shown.flatMap(({ date, time, endTime }) =>
    date ? { event_date: date, start_time: time, end_time: endTime } : [],
  );
  return dated.length > 0 ? firstEnd(dated, now).getTime() : Number.POSITIVE_INFINITY;
}

export type Grouped = { group: SearchGroup; hits: Hit[] }[];

/**
 * What is about the search by kind, the kind of the best result first and the blog last; then what only mentions it.
 * Where nothing is about it, all of it is shown by kind.
 */
export function inGroups(hits: readonly Hit[]): { groups: Grouped; mentions: Hit[] } {
  const about = hits.filter((hit) => !hit.isPassing);
  if (about.length === 0) return { groups: groupsOf(hits), mentions: [] };
  return { groups: groupsOf(about), mentions: hits.filter((hit) => hit.isPassing) };
}

function groupsOf(hits: readonly Hit[]): Grouped {
  const shown = drawnOnce(hits);
  const groups = [...Map.groupBy(shown, ({ group }) => group)].map(([group, own]) => ({ group, hits: own }));
  const isLast = ({ group }: Grouped[number]) => group === "blog" && group !== hits[0]?.group;
  return [...groups.filter((one) => !isLast(one)), ...groups.filter(isLast)];
}
