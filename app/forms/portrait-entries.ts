import * as v from "valibot";
import { thingsOfKind } from "../rules/pictures/portrait-choice";
import { accents, hours, type PortraitWishes, settings } from "../rules/pictures/portrait-parts";
import type { PortraitKind } from "../rules/pictures/subject";

const part = v.pipe(v.string(), v.trim(), v.maxLength(40));

/** What an owner may choose of the drawing that stands in for a photo, and the one that was shown beside it. */
export const portraitEntries = {
  "portrait.thing": part,
  "portrait.hour": part,
  "portrait.accent": part,
  "portrait.setting": part,
  "portrait.shown": part,
};

type Chosen = { [Name in keyof typeof portraitEntries]: string };

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
