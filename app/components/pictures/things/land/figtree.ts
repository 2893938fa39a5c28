import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { limb } from "../../parts/limbs";
import { treePose } from "../../parts/tree-pose";

const warriorSkin =
  limb([12, -110, 20], [92, -104, 15], [91, -50, 12], [88, -14, 7]) +
  limb([-12, -110, 20], [-72, -58, 14], [-122, -14, 7]) +
  "M79-20H96Q98-8 124-5 129 0 124 2H78zM-122-30L-134-8-150-2Q-152 2-146 2H-106L-104-22z" +
  limb([22, -199, 12], [88, -206, 8], [140, -206, 5], [174, -204, 3]) +
  limb([-22, -199, 12], [-88, -206, 8], [-140, -206, 5], [-174, -204, 3]) +
  limb([0, -196, 10], [3, -214, 9], [6, -232, 9]);

/** Two people at yoga on their mats, one a warrior and one a tree, under a great fig. */
export const figtree: Drawing = {
  view: [0, 16, 960],
  near: [205, 10, 700],
  low: [-270, 96, 1420],
  sun: { x: 560, y: 330, radius: 84 },
  draw(stage) {
    const { light, lit, shade, accent, second, third } = stage;
    const bark = shade("#7d6250", 0.3);
    const furrow = shade("#5a4436", 0.7);
    const hair = light.dark;
    const skin = lit("#7a4730");
    const mat = (x: number, half: number, colour: string) =>
      fill(shade(colour, 1), `M${x - half - 12} 622H${x + half + 12}v8H${x - half - 12}z`) +
      fill(lit(colour), `M${x - half} 574H${x + half}L${x + half + 12} 622H${x - half - 12}z`);
    const tuft = stamp(stage, "tuft", () =>
      bare(
        "M-122 22C-146-8-114-42-86-34-78-68-32-76-12-54 6-82 60-78 72-46 106-54 138-20 120 16 108 44 66 40 46 26 26 48-26 50-46 28-70 46-110 46-122 22z",
      ),
    );
    const fig = stamp(
      stage,
      "fig",
      () =>
        line(lit("#5d6f34"), 5, "M0-22V-12") +
        oval(lit("#7c3a6a"), 0, 0, 13) +
        oval(lit("#b9739c"), -4, -4, 4),
    );
    const tufts = [
      [-210, 150, 1.2],
      [-60, 190, 1.1],
      [330, 150, 1.2],
      [540, 128, 1.2],
      [740, 128, 1.2],
      [950, 156, 1.2],
      [1090, 110, 1],
      [-130, 60, 1.4],
      [120, 90, 1.5],
      [420, 30, 1.6],
      [690, 20, 1.6],
      [960, 40, 1.5],
    ] as const;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 640, horizon: 440, near: false }) +
      hedge(light.near, 470, 60) +
      fill(lit("#a3b869"), "M-720 486Q200 460 700 480T1680 470V880H-720z") +
      oval(lit("#7f9c52"), 430, 610, 860, 92) +
      // roots let down from the branches
      line(bark, 7, "M252 170Q244 330 258 476M284 170Q286 260 278 330") +
      fill(
        bark,
        "M-60 600C30 580 62 520 66 430 70 330 60 250 20 130H204C196 180 200 210 216 236 260 190 330 160 420 140L428 172C330 204 250 260 226 330 214 420 226 520 330 606 250 606 220 592 196 570 196 592 200 604 212 622 160 616 132 596 120 572 100 600 70 616 20 624 40 606 48 596 52 582 20 600-20 606-60 600z",
      ) +
      fill(
        furrow,
        "M216 236C186 330 180 480 196 570 220 592 250 606 330 606 226 520 214 420 226 330 250 260 330 204 428 172L424 158C330 180 260 210 216 236z",
        0.55,
      ) +
      line(furrow, 7, "M96 220C112 340 100 480 52 582M150 220C140 340 130 470 120 572", 0.6) +
      fill(lit("#3f7a44"), "M-220-90H1080V120H-220z") +
      each(tufts, ([x, y, size]) => tuft(x, y, size, 0, lit("#3f7a44"))) +
      each(tufts, ([x, y, size]) =>
        tuft(x - 14, y - 30 * size, [size * 0.76, size * 0.6], 0, lit("#5c9a48")),
      ) +
      each(tufts, ([x, y, size]) =>
        tuft(x - 30, y - 46 * size, [size * 0.4, size * 0.28], 0, lit("#8fbe5e")),
      ) +
      each(
        [
          [300, 206],
          [334, 196],
          [470, 176],
          [598, 190],
          [640, 180],
          [806, 186],
          [900, 206],
          [938, 214],
        ],
        ([x, y]) => fig(x, y),
      ) +
      mat(428, 172, second) +
      mat(736, 90, third) +
      put(
        440,
        606,
        1.06,
        fill(skin, warriorSkin) +
          fill(
            lit("#23566a"),
            `M-28-132H28L32-104 0-92-32-104z${limb([12, -112, 23], [94, -106, 18], [91, -50, 14], [89, -34, 11])}${limb([-12, -112, 23], [-72, -60, 17], [-104, -32, 12])}`,
          ) +
          fill(
            lit(accent),
            "M-34-206Q-16-214-12-214 0-200 12-214 16-214 34-206L26-172 30-126Q0-118-30-126L-26-172z",
          ) +
          oval(skin, 9, -242, 19, 22) +
          fill(
            hair,
            "M25-252C24-272-6-274-12-252-14-240-10-232-6-226 0-234 2-246 8-250 14-252 20-252 25-252z",
          ) +
          oval(hair, -16, -260, 11),
      ) +
      put(736, 606, 1.02, treePose(stage, lit("#8a3d52"), lit("#f4ead6")))
    );
  },
};
