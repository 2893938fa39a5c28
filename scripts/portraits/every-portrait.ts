import { createHash } from "node:crypto";
import { drawPortrait } from "../../app/components/pictures/draw-portrait";
import type { Portrait } from "../../app/rules/pictures/portrait";
import { hoursOf } from "../../app/rules/pictures/portrait-choice";
import { accents, lightsOfHour, settings } from "../../app/rules/pictures/portrait-parts";
import { thingNames, things } from "../../app/rules/pictures/things";

/** Every thing in every light, against every background. */
export const everyPortrait: readonly Portrait[] = thingNames.flatMap((thing) =>
  hoursOf(thing).flatMap((hour) =>
    lightsOfHour[hour].flatMap((light, index) =>
      (things[thing].settings ?? [settings[0]]).map((setting, behind) => ({
        thing,
        light,
        setting,
        accent: accents[(index * 4 + behind) % accents.length] ?? accents[0],
        roll: (index + 3 * behind) % 10,
      })),
    ),
  ),
);

/** A hash of all drawings. */
export function editionOf(drawings: readonly string[]): string {
  const hash = createHash("sha256");
  for (const drawing of drawings) hash.update(drawing);
  return hash.digest("hex").slice(0, 8);
}

export function drawEveryPortrait(): string[] {
  return everyPortrait.map(drawPortrait);
}
