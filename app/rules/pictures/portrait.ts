import {
  type Accent,
  accents,
  type LightName,
  lightNames,
  rolls,
  type Setting,
  settings,
} from "./portrait-parts";
import { type Thing, thingNames } from "./things";

/** All that a drawing depends on: the same portrait is the same picture, byte for byte. */
export type Portrait = {
  thing: Thing;
  light: LightName;
  accent: Accent;
  setting: Setting;
  /** What is left to the dice: where a palm leans, how the hills run. */
  roll: number;
};

/** "fish-dusk-coral-beach-3": how a portrait is stored and addressed. */
export function portraitCode({ thing, light, accent, setting, roll }: Portrait): string {
  return [thing, light, accent, setting, roll].join("-");
}

export function readPortrait(code: string | null | undefined): Portrait | null {
  const [thing, light, accent, setting, roll, ...rest] = (code ?? "").split("-");
  const read = {
    thing: thingNames.find((one) => one === thing),
    light: lightNames.find((one) => one === light),
    accent: accents.find((one) => one === accent),
    setting: settings.find((one) => one === setting),
    roll: /^\d$/.test(roll ?? "") ? Number(roll) : undefined,
  };
  const isWhole = rest.length === 0 && Object.values(read).every((part) => part !== undefined);
  return isWhole && Number(roll) < rolls ? (read as Portrait) : null;
}
