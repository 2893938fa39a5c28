import { mix } from "../../drawing/colour";
import { each, fill, line, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { lounger } from "../../parts/beach";

/** Rooms under sea almonds: level branches in tiers, big leaves, some of them red; a pool, and a gate to the beach. */
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
      // the wall around the garden, its gate open to the beach
      fill(lit("#fbf3e4"), `M${edge.left} 430H264V520H${edge.left}zM436 430H1680V520H436z`) +
      fill(shade("#fbf3e4", 0.6), `M${edge.left} 506H264v14H${edge.left}zM436 506H548v14H436z`) +
      fill(lit("#fbf3e4"), "M256 388h26v132h-26zM418 388h26v132h-26zM250 378h38v14h-38zM412 378h38v14h-38z") +
      fill(shade("#8a5a38", 0.2), "M282 402L322 416V530L282 516zM418 402L378 416V530L418 516z") +
      line(shade("#8a5a38"), 4, "M296 408V518M309 413V524M404 408V518M391 413V524") +
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
            [1, 0.6],
            fill(lit(lamps ? "#c4543c" : "#dd5a3c"), "M0 0C10-22 40-24 54-4 38 14 14 14 0 0z"),
            turn,
          ),
      )
    );
  },
};

function tree(stage: Stage, x: number, y: number, size: number, side: number): string {
  const { light, lit, lamps } = stage;
  const [dark, bright] = [mix(light.leaf, lit("#2c7a4c"), 0.55), mix(light.leafLit, lit("#8fc25c"), 0.4)];
  const red = lit(lamps ? "#c4543c" : "#dd5a3c");
  const rosette = stamp(stage, "al", () =>
    [-88, -46, 0, 46, 88]
      .map(
        (turn) =>
          `<path transform="rotate(${turn})" d="M0 0C-10-16-36-60-14-78-6-86 6-86 14-78 36-60 10-16 0 0z"/>`,
      )
      .join(""),
  );
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
          const heads = Math.round(wide / 56);
          const step = (2 * wide) / (2 * heads);
          let drawn =
            line(
              lit("#7d5a44"),
              9,
              `M0 ${high + 46}Q${-wide * 0.5} ${high + 26} ${at - wide} ${high + 10}M0 ${high + 46}Q${wide * 0.5} ${high + 26} ${at + wide} ${high + 10}`,
            ) +
            fill(
              dark,
              `M${at - wide - 40} ${high + 12}Q${at} ${high - 60} ${at + wide + 40} ${high + 12}Q${at} ${high + 34} ${at - wide - 40} ${high + 12}z`,
            );
          for (let i = 0; i <= 2 * heads; i++) {
            const out = at - wide + i * step;
            const colour = (i * 3 + heads) % 7 === 2 ? red : i % 2 ? bright : dark;
            drawn += rosette(out, high + 8 - (i % 2) * 14, i % 2 ? 0.78 : 0.92, (out - at) / 14, colour);
          }
          return drawn;
        })
        .reverse()
        .join(""),
  );
}
