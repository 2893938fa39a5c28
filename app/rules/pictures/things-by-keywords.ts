import { foldText } from "../site/fold-text";
import type { DrawableThing, PortraitKind } from "./drawable-thing";
import { type Thing, thingNames, things } from "./things";

/** What a place or an event says of itself. */
export type Described = {
  kind: PortraitKind;
  category: string;
  /** Its name and the type it chose: they count more than what is told about it. */
  name: string;
  /** What is told about it, in every language there is. */
  description: string;
};

const weight = { name: 6, category: 4, description: 3 };
/** Words lead beyond a category too, but not as easily. */
const abroad = 0.85;

/** The things that could stand for a place, each with how well it would. */
export type Fitting = ReadonlyMap<Thing, number>;

export function fitting({ kind, category, name, description }: Described): Fitting {
  const [named, text] = [foldText(name), foldText(description)];
  const found = new Map<Thing, number>();
  for (const thing of thingNames) {
    const categories = things[thing].of[kind];
    if (!categories) continue;
    const isAtHome = categories.includes(category);
    const keywordScore =
      (says(things[thing], named) ? weight.name : 0) + (says(things[thing], text) ? weight.description : 0);
    const score = isAtHome ? weight.category + keywordScore : abroad * keywordScore;
    if (score > 0) found.set(thing, score);
  }
  return found;
}

const patterns = new Map<DrawableThing, RegExp>();

/** Words are met at their beginning: "cafe" is in "cafetería" and not in "decafeinado". */
function says(subject: DrawableThing, text: string): boolean {
  const pattern = patterns.get(subject) ?? new RegExp(`\\b(?:${subject.keywords})`);
  patterns.set(subject, pattern);
  return pattern.test(text);
}
