import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import { box, disc } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const race: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second } = stage;
    const foot = stamp(
      stage,
      "foot",
      () =>
        bare("M-20 0Q-30-40-16-66 0-80 16-66 28-40 12-10 16 30 0 44-22 44-24 24-22 10-20 0z") +
        bare(disc(-18, -88, 10) + disc(-2, -96, 8) + disc(12, -94, 7) + disc(24, -86, 6) + disc(33, -74, 5)),
    );
    // ten columns of checks, hanging with the cloth
    const checks = each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (i) => {
      const x = 400 + i * 37;
      const y =
        232 + Math.round(20 * Math.sin((Math.PI * (x - 380)) / 480)) + (i % 2) * 22 - Math.round(i * 0.9);
      return box(x, y, 37, 22);
    });
    const dark = shade(light.sandShade, 0.7);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 640 }) +
      sea(stage, { to: 520 }) +
      sand(stage, 450) +
      palm(stage, 90, 520, 400, { lean: 40, size: 1.1 }) +
      // two poles and a banner across the beach
      line(shade("#8a6244", 0.2), 13, "M380 190V560M860 180V560") +
      fill(light.sand, "M340 566q40-30 80 0zM820 566q40-30 80 0z") +
      fill(shade("#efe2cc", 0.4), "M380 206Q620 240 860 196V300Q620 346 380 310z") +
      fill(lit("#fffaf0"), "M380 200Q620 234 860 190V294Q620 340 380 304z") +
      fill(
        lit(accent),
        "M380 200Q620 234 860 190v22Q620 256 380 222zM380 282Q620 318 860 272v22Q620 340 380 304z",
      ) +
      fill(light.dark, checks, 0.85) +
      bunting(380, 190) +
      // bare feet came through here
      foot(430, 690, 0.9, 16, dark) +
      foot(540, 640, [-0.8, 0.8], 12, dark) +
      foot(560, 560, 0.6, 8, dark) +
      foot(640, 520, [-0.48, 0.48], 6, dark) +
      foot(630, 478, 0.36, 4, dark) +
      foot(300, 640, [-0.76, 0.76], 22, dark) +
      foot(380, 570, 0.6, 20, dark) +
      foot(470, 530, [-0.46, 0.46], 14, dark) +
      foot(510, 488, 0.34, 10, dark) +
      put(
        800,
        660,
        1,
        oval(dark, 0, 26, 70, 12, 0.6) +
          fill(shade("#7fb0c4", 0.3), "M-26-70h52v90h-52z") +
          fill(lit("#bfe0ea"), "M-26-70h34v90h-34z") +
          fill(lit(second), "M-26-40h52v30h-52z") +
          fill(lit(accent), "M-14-90h28v20h-28z"),
      )
    );
    function bunting(x: number, y: number): string {
      return (
        line(light.dark, 3, `M${x} ${y}L180 330M860 180L1060 330`, 0.6) +
        fill(
          lit(second),
          "M330 230l-40 20 6 30zM250 286l-40 20 6 30zM900 212l40 20-8 30zM980 270l40 20-8 30z",
        )
      );
    }
  },
};
