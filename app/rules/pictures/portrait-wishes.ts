import type { PortraitKind } from "./drawable-thing";
import { thingsOfKind } from "./portrait-choice";
import { accents, hours, type PortraitWishes, settings } from "./portrait-parts";

/** The fields of a form that choose parts of the drawing. */
export const wishFields = ["portrait.thing", "portrait.hour", "portrait.accent", "portrait.setting"] as const;

type Chosen = Record<(typeof wishFields)[number], string>;

/** What was chosen of what there is; null where everything is left to the guide. */
export function wishesOf(kind: PortraitKind, chosen: Chosen): PortraitWishes | null {
  const among = <Part extends string>(parts: readonly Part[], name: keyof Chosen) =>
    parts.find((one) => one === chosen[name]);
  const wishes = {
    thing: among(thingsOfKind(kind), "portrait.thing"),
    hour: among(hours, "portrait.hour"),
    accent: among(accents, "portrait.accent"),
    setting: among(settings, "portrait.setting"),
  };
  const made = Object.entries(wishes).filter(([, wish]) => wish !== undefined);
  return made.length > 0 ? Object.fromEntries(made) : null;
}
