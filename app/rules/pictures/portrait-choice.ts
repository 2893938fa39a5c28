import type { PortraitKind } from "./drawable-thing";
import { namedAccent, namedHour } from "./parts-by-keywords";
import type { Portrait } from "./portrait";
import {
  type Accent,
  accents,
  type Hour,
  hourOf,
  hours,
  type LightName,
  lightsOfHour,
  type PortraitWishes,
  rolls,
  settings,
} from "./portrait-parts";
import { type Thing, thingNames, things } from "./things";
import { type Described, type Fitting, fitting } from "./things-by-keywords";

/** A place, with what tells it from others of the same words. */
export type Sitter = Described & {
  slug: string;
  /** The light its time of day asks for. */
  hour?: Hour;
};

/**
 * The portrait of a place: its words say what it shows, and of all that is left open the guide takes what the
 * places of its kind show least so far, so that neighbours differ in whatever order they stand.
 */
export function choosePortrait(
  sitter: Sitter,
  taken: readonly Portrait[] = [],
  wishes: PortraitWishes = {},
  scores = fitting(sitter),
): Portrait {
  const chance = (part: string) => (choice: string) => hash(`${sitter.slug}/${part}/${choice}`);
  const thing = wishedThing(sitter.kind, wishes) ?? thingFor(sitter, scores, taken);
  const same = taken.filter((one) => one.thing === thing);
  const hour =
    wishes.hour ??
    sitter.hour ??
    least(hoursFor(sitter, thing), chance("hour"), (one) => [
      count(same, ({ light }) => hourOf(light) === one),
      count(taken, ({ light }) => hourOf(light) === one),
    ]);
  const light = least(lightsOfHour[hour], chance("light"), (one) => [
    Number(things[thing].avoids?.includes(one) ?? false),
    count(same, (other) => other.light === one),
    count(taken, (other) => other.light === one),
  ]);
  const accent =
    wishes.accent ??
    namedAccent(sitter) ??
    least(accents, chance("accent"), (one) => [
      Number(drowned[light]?.includes(one) ?? false),
      count(same, (other) => other.accent === one),
      count(taken, (other) => other.accent === one),
    ]);
  const setting =
    wishes.setting ??
    least(things[thing].settings ?? settings, chance("setting"), (one) => [
      count(same, (other) => other.setting === one),
    ]);
  const roll = Number(
    least(
      Array.from({ length: rolls }, (_, index) => String(index)),
      chance("roll"),
      (one) => [
        count(same, (other) => String(other.roll) === one),
        count(taken, (other) => String(other.roll) === one),
      ],
    ),
  );
  return { thing, light, accent, setting, roll };
}

/** How it would stand a first, a second, a third time among its neighbours: the first that is free will do. */
export function portraitCandidates(sitter: Sitter, wishes: PortraitWishes, most: number): Portrait[] {
  const scores = fitting(sitter);
  const candidates: Portrait[] = [];
  while (candidates.length < most) candidates.push(choosePortrait(sitter, candidates, wishes, scores));
  return candidates;
}

/** True while a portrait shows what its place says of itself and what was wished for. */
export function suits(portrait: Portrait, sitter: Sitter, wishes: PortraitWishes): boolean {
  const { thing, light, accent, setting } = portrait;
  const isWished = (wish: string | undefined, part: string) => wish === undefined || wish === part;
  return (
    (wishedThing(sitter.kind, wishes) === thing || isFitting(sitter, thing)) &&
    isWished(wishes.thing, thing) &&
    isWished(wishes.hour ?? sitter.hour, hourOf(light)) &&
    isWished(wishes.accent, accent) &&
    isWished(wishes.setting, setting)
  );
}

function isFitting(sitter: Sitter, thing: Thing): boolean {
  const scores = fitting(sitter);
  return scores.size === 0 ? general[sitter.kind] === thing : scores.has(thing);
}

/** The things that can stand for a kind, for whoever chooses among them. */
export function thingsOfKind(kind: PortraitKind): Thing[] {
  return thingNames.filter((thing) => things[thing].of[kind] !== undefined);
}

function wishedThing(kind: PortraitKind, { thing }: PortraitWishes): Thing | undefined {
  return thingsOfKind(kind).find((one) => one === thing);
}

/** For a kind without a word or a category that anybody drew. */
const general: Record<PortraitKind, Thing> = {
  restaurant: "terrace",
  hotel: "chairs",
  activity: "backpack",
  business: "signpost",
  event: "longtable",
};

/** Each time a thing is shown already, it fits the next place less. */
const wear = 3;

function thingFor(sitter: Sitter, scores: Fitting, taken: readonly Portrait[]): Thing {
  if (scores.size === 0) return general[sitter.kind];
  return least(
    [...scores.keys()],
    (thing) => hash(`${sitter.slug}/thing/${thing}`),
    (thing) => [wear * count(taken, (one) => one.thing === thing) - (scores.get(thing) ?? 0)],
  );
}

/** The hours of light that suit a thing; an hour that the place names comes first. */
function hoursFor(sitter: Sitter, thing: Thing): readonly Hour[] {
  const known = things[thing].hours;
  const said = namedHour(sitter, known);
  return said ? [said] : known;
}

/** Colours that drown in a light. */
const drowned: Partial<Record<LightName, readonly Accent[]>> = {
  blush: ["violet"],
  golden: ["sun", "sand"],
  dusk: ["violet"],
  night: ["sea"],
  violet: ["violet"],
};

/** The choice with the smallest numbers, compared one after the other; chance decides between equals. */
function least<Choice extends string>(
  choices: readonly Choice[],
  chance: (choice: Choice) => number,
  rank: (choice: Choice) => readonly number[],
): Choice {
  const ranked = choices.map((choice) => ({ choice, rank: [...rank(choice), chance(choice)] }));
  ranked.sort((a, b) => {
    const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
  });
  return (ranked[0]?.choice ?? choices[0]) as Choice;
}

function count(portraits: readonly Portrait[], isIt: (portrait: Portrait) => boolean): number {
  return portraits.filter(isIt).length;
}

/** A number between 0 and 1 that is the same for the same text (FNV-1a). */
function hash(text: string): number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  state ^= state >>> 15;
  state = Math.imul(state, 2246822507);
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
}

export function hoursOf(thing: Thing): readonly Hour[] {
  return hours.filter((hour) => things[thing].hours.includes(hour));
}
