import { mix } from "../../drawing/colour";
import { fill, line } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { clump, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/puffs-and-dots";

export const waterfall: Drawing = {
  sun: { x: 360, y: 120 },
  draw(stage) {
    const { light } = stage;
    const rock = mix(light.near, "#5a5048", 0.35);
    const dark = mix(rock, light.dark, 0.5);
    const wet = mix(rock, light.sea[1], 0.25);
    const fall = mix("#ffffff", light.sky[2], 0.15);
    const vein = mix(fall, light.sea[1], 0.4);
    return (
      sky(stage, { clouds: false }) +
      fill(light.far, "M-720 250Q-200 100 200 200T700 150T1200 180T1680 140V840H-720z") +
      fill(light.mid, "M-720 300Q-100 180 260 240T760 210T1680 220V840H-720z") +
      palm(stage, 250, 290, 190, { lean: -20, fill: light.mid, size: 0.7 }) +
      palm(stage, 850, 270, 200, { lean: 20, fill: light.mid, size: 0.72 }) +
      clump(light.near, -720, 440, 270, 90) +
      clump(light.near, 700, 1680, 260, 90) +
      // a cleft between two shoulders of rock
      fill(dark, "M420 250L470 210H680L740 260 780 640H360z") +
      fill(rock, "M-720 330Q0 260 300 280L430 236 470 262 452 330 480 380 440 450 456 520 400 640H-720z") +
      fill(rock, "M1680 320Q1100 250 860 270L720 232 690 262 706 330 676 390 716 460 700 530 760 640H1680z") +
      fill(
        wet,
        "M430 236L470 262 452 330 480 380 440 450 456 520 400 640 380 640 420 520 400 450 436 380 410 320z",
      ) +
      fill(
        wet,
        "M720 232L690 262 706 330 676 390 716 460 700 530 760 640H790L740 530 756 460 720 390 746 330z",
      ) +
      line(
        dark,
        5,
        "M120 330L160 420 130 500M260 300L300 400 260 480 290 560M880 290L850 380 890 470M1010 300L980 420 1010 520M360 280L380 330",
        0.5,
      ) +
      // water in three leaps
      fill(
        fall,
        "M486 224Q578 196 672 224L660 330Q676 350 700 420L690 470Q712 520 720 620H430Q440 520 466 470L456 420Q484 350 496 330z",
      ) +
      line(
        vein,
        7,
        "M520 232L524 330M560 224L562 340M606 226L604 330M640 236L634 340M500 360L490 440M540 350L536 450M590 354L592 446M636 352L646 446M480 480L462 600M526 474L518 610M580 476L580 612M632 476L642 604M672 486L694 590",
        0.75,
      ) +
      fill(
        mix(fall, "#ffffff", 0.5),
        "M486 330q46-24 92-6t90 4l8 16q-50-14-98 2t-98 0zM452 452q60-26 120-6t120 4l6 18q-60-16-126 2t-122-4z",
      ) +
      // leaves over the edges
      clump(light.leaf, 60, 400, 300, 60) +
      clump(light.leaf, 760, 1100, 290, 60) +
      clump(light.leaf, -720, -60, 340, 80) +
      // the pool
      fill(mix(light.sea[0], light.sea[1], 0.65), "M-720 600Q200 560 580 580T1680 600V840H-720z") +
      fill(mix(light.sea[1], light.dark, 0.25), "M-720 690Q200 640 580 660T1680 680V840H-720z", 0.5) +
      puff(fall, [
        [430, 606, 22],
        [470, 600, 28],
        [520, 610, 30],
        [575, 606, 34],
        [630, 612, 30],
        [680, 600, 28],
        [720, 606, 22],
      ]) +
      puff(
        fall,
        [
          [400, 590, 9],
          [760, 588, 10],
          [380, 570, 5],
          [776, 562, 6],
          [742, 570, 7],
          [412, 556, 6],
        ],
        0.8,
      ) +
      fill(
        fall,
        lens(330, 650, 500, 12) + lens(250, 684, 360, 10) + lens(620, 692, 320, 9) + lens(160, 630, 160, 6),
        0.6,
      ) +
      fill(
        dark,
        "M130 660q30-60 110-54 80 4 100 56-110 24-210-2zM800 664q20-54 90-50 70 4 90 50-90 20-180 0z",
      ) +
      fill(wet, "M150 640q30-40 86-34-40 14-86 34zM820 646q24-34 66-32-40 12-66 32z") +
      leaves(stage, 10, 770, { size: 2, turns: [-20, 8, 36, 64] }) +
      leaves(stage, 960, 780, { size: 1.5, turns: [-60, -34, -6] })
    );
  },
};
