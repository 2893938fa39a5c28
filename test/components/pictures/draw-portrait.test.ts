import { brotliCompressSync, constants } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { drawPortrait } from "../../../app/components/pictures/draw-portrait";
import { eventTypes } from "../../../app/rules/events/event-types";
import { type PortraitKind, portraitKinds } from "../../../app/rules/pictures/drawable-thing";
import type { Portrait } from "../../../app/rules/pictures/portrait";
import { choosePortrait } from "../../../app/rules/pictures/portrait-choice";
import { portraitEdition } from "../../../app/rules/pictures/portrait-edition";
import { thingNames } from "../../../app/rules/pictures/things";
import {
  activityCategories,
  businessCategories,
  hotelCategories,
  restaurantCategories,
} from "../../../app/rules/places/categories";
import { drawEveryPortrait, editionOf, everyPortrait } from "../../../scripts/portraits/every-portrait";

const kilobyte = 1024;

/** The edge compresses quickly, not thoroughly. */
function weigh(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

const drawn = drawEveryPortrait().map((svg, index) => ({ portrait: everyPortrait[index] as Portrait, svg }));

describe("A portrait is a small, plain drawing", () => {
  test("is at most 3 KB", () => {
    const longest = thingNames.flatMap((thing) => {
      const ofThing = drawn.filter(({ portrait }) => portrait.thing === thing);
      return ofThing.sort((one, other) => other.svg.length - one.svg.length).slice(0, 2);
    });
    const heavy = longest.filter(({ svg }) => weigh(svg) > 3 * kilobyte).map(({ portrait }) => portrait);
    expect(longest.length).toBe(2 * thingNames.length);
    expect(heavy).toEqual([]);
  });

  test("has no scripts, styles, text, filters or external content", () => {
    const foreign =
      /<(?:script|style|text|filter|image|foreignObject|a)\b|\son\w+=|\sstyle=|href="(?!#)|NaN|undefined|Infinity/;
    expect(drawn.filter(({ svg }) => foreign.test(svg)).map(({ portrait }) => portrait)).toEqual([]);
  });

  test("defines what it uses, once", () => {
    for (const { portrait, svg } of drawn) {
      const ids = [...svg.matchAll(/\sid="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id);
      expect(new Set(ids).size, portrait.thing).toBe(ids.length);
      expect(
        used.filter((id) => !ids.includes(id)),
        portrait.thing,
      ).toEqual([]);
    }
  });

  test("has the edition of the current drawings (npm run portraits updates it)", () => {
    expect(portraitEdition).toBe(editionOf(drawn.map(({ svg }) => svg)));
  });

  test("is the same for the same portrait", () => {
    for (const { portrait, svg } of drawn.slice(0, 50)) expect(drawPortrait(portrait)).toBe(svg);
  });
});

describe("A portrait fills its frame", { timeout: 30_000 }, () => {
  const once = thingNames.map((thing) => drawn.find(({ portrait }) => portrait.thing === thing)?.svg ?? "");
  const empty = (svg: string) => {
    const pixels = new Resvg(svg, { fitTo: { mode: "width", value: 48 } }).render().pixels;
    return pixels.some((value, index) => index % 4 === 3 && value < 255);
  };

  test("on a card", () => {
    expect(thingNames.filter((_, index) => empty(once[index] ?? ""))).toEqual([]);
  });

  test("across the width of a large window", () => {
    const wide = once.map((svg) => {
      const view = /<view id="wide" viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
      return svg.replace(/viewBox="[^"]+"/, `viewBox="${view}"`);
    });
    expect(thingNames.filter((_, index) => empty(wide[index] ?? ""))).toEqual([]);
  });
});

describe("A directory's portraits", () => {
  const categories: Record<PortraitKind, readonly string[]> = {
    restaurant: restaurantCategories,
    hotel: hotelCategories,
    activity: activityCategories,
    business: businessCategories,
    event: eventTypes,
  };

  test.each(portraitKinds)("on a page of twenty-four (%s) are at most 60 KB together", (kind) => {
    const taken: Portrait[] = [];
    for (let n = 0; n < 24; n++) {
      const category = categories[kind][n % categories[kind].length] ?? "";
      taken.push(
        choosePortrait({ kind, category, name: `Place ${n}`, description: "", slug: `place_${n}` }, taken),
      );
    }
    const sum = taken.reduce((before, portrait) => before + weigh(drawPortrait(portrait)), 0);
    expect(sum).toBeLessThanOrEqual(60 * kilobyte);
  });
});
