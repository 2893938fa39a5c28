import { bare, fill, line, oval, put } from "../drawing/pen";
import type { Stage } from "../drawing/stage";
import { stamp } from "../drawing/stamp";
import { glow } from "./lamps";

const cut =
  "M0 12l9 14-9 14-9-14zM-30 16l7 10-7 10-7-10zM30 16l7 10-7 10-7-10zM-30 52l10 8 10-8 10 8 10-8 10 8 10-8v8l-10 8-10-8-10 8-10-8-10 8-10-8z";

/** Flags of cut paper along the top of a picture. */
export function paper(stage: Stage): string {
  const { light, warm, accent, second, top } = stage;
  const flag = stamp(
    stage,
    "flag",
    () => bare("M-46 0h92v72l-15 14-15-14-16 14-16-14-15 14-15-14z") + fill(light.sky[1], cut),
  );
  const colours = [accent, "#f2ead8", second, "#c2467f", "#f0b43c"];
  const y = top + 14;
  let drawn = line(light.dark, 2.5, `M-1020 ${y}q500 68 1000 0q500 68 1000 0q500 68 1000 0`);
  for (let i = -6; i < 14; i++) {
    const share = ((i + 8.5) / 8) % 1;
    const down = Math.round(136 * share * (1 - share));
    drawn += flag(Math.round(-20 + 125 * (i + 0.5)), y + down, 1, 0, warm(colours[(i + 10) % 5] ?? accent));
  }
  return drawn;
}

/** Three red paper lanterns on the right. */
export function paperLanterns(stage: Stage): string {
  const { light, top } = stage;
  const one = (x: number, y: number, size: number) =>
    glow(stage, x, y, 190 * size) +
    line(light.dark, 3, `M${x} -200V${y - 74 * size}`) +
    put(
      x,
      y,
      size,
      fill("#2a1016", "M-26-76h52v12h-52zM-26 64h52v12h-52z") +
        fill("#d8432f", "M-26-64h52c44 22 44 106 0 128h-52c-44-22-44-106 0-128z") +
        oval("#ff9a5c", 0, 0, 29, 64, 0.75) +
        line("#9c2a22", 2.5, "M-44-36q44 10 88 0M-56-12q56 12 112 0M-56 14q56 12 112 0M-44 40q44 10 88 0"),
    );
  return one(772, top + 108, 0.98) + one(590, top + 70, 0.72) + one(894, top + 64, 0.58);
}
