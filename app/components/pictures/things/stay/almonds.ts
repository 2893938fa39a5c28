import { mix } from "../../drawing/colour";
import { dashes, each, fill, line, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { lounger } from "../../parts/parasol-and-lounger";

/** Rooms under sea almonds: level branches in tiers, some of their leaves red; a pool before the wall to the beach. */
export const almonds: Drawing = {
  draw(stage) {
    const { lit, shade, shine, lamps, roof, wall, accent } = stage;
    const glass = lamps ? "#ffd488" : shade("#4f7f88", 0.4);
    const water = lamps ? "#2f9fb0" : "#35b4bd";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 452 }) +
      fill(lit("#e6d2a2"), `M${edge.left} 446Q-200 436 560 448V540H${edge.left}z`) +
      // the wall around the garden
      fill(lit("#fbf3e4"), `M${edge.left} 430H1680V520H${edge.left}z`) +
      fill(
        shade("#fbf3e4", 0.6),
        `M${edge.left} 430H548v10H${edge.left}zM${edge.left} 506H548v14H${edge.left}z`,
      ) +
      // two floors of rooms with their porches
      fill(lit(wall), "M548 250H1500V524H548z") +
      fill(shade(wall, 0.6), "M548 380H1500v12H548zM548 250H1500v20H548z", 0.8) +
      fill(lit(roof), "M516 254L566 182H1480L1530 254z") +
      fill(shade(roof), "M516 246H1530v10H516z") +
      each([590, 706, 822, 938, 1054, 1170, 1286, 1402], (x) =>
        fill(glass, `M${x} 292h54v86h-54zM${x} 416h54v106h-54z`),
      ) +
      line(
        lit("#fffaf0"),
        5,
        `M548 350H1500${each([566, 624, 682, 740, 798, 856, 914, 972, 1030, 1088, 1146, 1204, 1262, 1320, 1378, 1436], (x) => `M${x} 350v34`)}`,
      ) +
      // the terrace and the pool, which runs out of the picture
      fill(lit("#ecd6ac"), `M${edge.left} 516H1680V840H${edge.left}z`) +
      line(
        shade("#ecd6ac", 0.7),
        3,
        "M-720 600H1680M-720 690H1680M-300 520L-620 840M-80 520L-260 840M900 520L1080 840M1120 520L1440 840M1340 520L1800 840",
        0.5,
      ) +
      tree(stage, 190, 524, 0.52, -1) +
      fill(shine("#fffaf0", 0.2), "M238 560H790L960 840H20z") +
      fill(lit(water), "M260 576H770L924 840H64z") +
      fill(shade(water, 0.6), "M260 576H770l10 17H248z") +
      // the tree and the lit windows in the water
      fill(
        shade(water, 0.7),
        lens(330, 612, 330, 14) + lens(290, 640, 380, 18) + lens(370, 676, 260, 16) + lens(420, 712, 150, 12),
        0.6,
      ) +
      fill(lit(glass), lens(640, 618, 110, 8) + lens(672, 652, 120, 10) + lens(700, 690, 120, 10), 0.5) +
      fill(
        shine("#8fe6e2", 0.5),
        lens(214, 626, 120, 6) + lens(170, 700, 170, 8) + lens(520, 690, 190, 8) + lens(300, 756, 260, 9),
        0.8,
      ) +
      line(lit("#dfe8e6"), 8, "M742 640v-70q0-18 18-18t18 18v26M806 640v-70q0-18 18-18t18 18v26") +
      line(lit("#dfe8e6"), 6, "M742 612h64") +
      tree(stage, 500, 548, 0.94, 1) +
      lounger(stage, 640, 556, 0.62, accent) +
      lounger(stage, -150, 640, 0.9, accent) +
      lounger(stage, 1120, 650, 0.9, accent) +
      // leaves that fell
      each(
        [
          [96, 600, 20],
          [150, 566, -30],
          [40, 690, 60],
          [905, 610, -50],
          [940, 700, 10],
          [620, 726, 40],
        ],
        ([x, y, turn]) =>
          put(
            x,
            y,
            [0.6, 0.36],
            fill(lit(lamps ? "#c4543c" : "#dd5a3c"), "M0 0C10-22 40-24 54-4 38 14 14 14 0 0z"),
            turn,
          ),
      )
    );
  },
};

function tree(stage: Stage, x: number, y: number, size: number, side: number): string {
  const { light, lit, lamps } = stage;
  const [dark, bright] = [mix(light.leaf, lit("#2c7a4c"), 0.55), mix(light.leaf, lit("#8fc25c"), 0.6)];
  const red = lit(lamps ? "#c4543c" : "#dd5a3c");
  const leaf = stamp(stage, "al", () => `<path d="M-15 0C-10-12 8-14 18 0 8 13-10 12-15 0z"/>`);
  const tiers = [
    [0, -420, 96],
    [8, -318, 196],
    [-4, -212, 282],
  ] as const;
  return put(
    x,
    y,
    [size * side, size],
    fill(lit("#7d5a44"), "M-24 0C-10-90-22-220-8-440H10C12-220 10-90 28 0z") +
      fill(light.dark, "M4 0C-2-160 6-300 6-440H10C12-220 10-90 28 0z", 0.35) +
      tiers
        .map(([at, high, wide]) => {
          const [from, to] = [at - wide, at + wide];
          const pad = (down: number, rise: number) =>
            `M${from} ${high + down}Q${at} ${high + down - rise} ${to} ${high + down}`;
          return (
            line(
              lit("#7d5a44"),
              11,
              `M0 ${high + 70}Q${from * 0.4} ${high + 40} ${from * 0.8} ${high + 14}M0 ${high + 70}Q${to * 0.4} ${high + 40} ${to * 0.8} ${high + 14}`,
            ) +
            dashes(dark, 64, "0 46", pad(8, 30)) +
            fill(dark, `${pad(10, 60)}Q${at} ${high + 40} ${from} ${high + 10}z`) +
            dashes(bright, 34, "0 58", pad(-14, 34)) +
            [0.1, 0.3, 0.46, 0.62, 0.78, 0.92]
              .map((share, index) =>
                leaf(from + 2 * wide * share, high - 8 + 14 * (index % 3), 1, 60 - 50 * (index % 3), red),
              )
              .join("")
          );
        })
        .reverse()
        .join(""),
  );
}
