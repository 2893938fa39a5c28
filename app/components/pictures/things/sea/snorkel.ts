import { mix } from "../../drawing/colour";
import { bare, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { dots } from "../../parts/puffs-and-dots";

export const snorkel: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    const water = mix(light.sea[1], "#18a2b4", 0.4);
    const deep = mix(water, light.dark, 0.35);
    const fish = stamp(
      stage,
      "fish",
      () =>
        bare("M-60 0Q-20-50 30-10L64-36Q56 0 64 36L30 10Q-20 50-60 0z") +
        fill("#ffffff", "M-20-26q14 26 0 52l-14-8q10-18 0-36zM10-18q8 18 0 36l-10 4q8-22 0-44z", 0.75) +
        oval("#14202c", -40, -5, 5),
    );
    const coral = (x: number, size: number, colour: string) =>
      put(
        x,
        740,
        size,
        line(
          colour,
          26,
          "M0 0V-90M0-40Q-40-60-50-120M0-60Q40-80 46-150M-40-90Q-70-100-76-140M38-100Q70-110 76-150",
        ),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 560, horizon: 240 }) +
      sea(stage, { horizon: 240, to: 300 }) +
      // the water's edge, and what is below
      fill(water, "M-720 300Q-500 270-280 296T140 300T560 288T980 300T1680 290V840H-720z") +
      fill(deep, "M-720 470Q-300 430 100 480T900 450T1680 480V840H-720z", 0.6) +
      line(light.glint, 9, "M-720 300Q-500 270-280 296T140 300T560 288T980 300T1680 290", 0.9) +
      fill("#ffffff", "M200 320l120 0L180 720H-20zM470 320h70l60 400H420zM720 320h110l180 400H860z", 0.08) +
      fill(mix(light.sand, water, 0.35), "M-720 690Q-300 640 100 680T700 660T1680 690V840H-720z") +
      coral(150, 1, lit("#e9667a")) +
      coral(900, 0.9, lit("#f0a24a")) +
      coral(1150, 1.2, lit("#b06ab0")) +
      coral(-200, 1.2, lit("#f0a24a")) +
      fish(230, 470, 0.9, 0, lit("#f4c63e")) +
      fish(330, 560, 0.7, 0, lit("#f4c63e")) +
      fish(180, 580, 0.6, 0, lit("#f4c63e")) +
      fish(860, 420, 0.8, 0, lit("#e4663c")) +
      fish(930, 520, 0.6, 0, lit("#e4663c")) +
      // the mask and its tube, half in, half out
      line(shade(accent, 0.5), 30, "M786 170V420Q786 520 690 540") +
      line(lit(accent), 22, "M782 170V420Q782 512 690 534") +
      line(lit(second), 26, "M783 176V216") +
      line(shade("#2a343a", 0.3), 24, "M390 400Q560 330 740 400") +
      fill(
        lit("#2f3b42"),
        "M400 360Q406 330 440 330H690Q724 330 730 360L736 450Q730 510 670 514 620 510 600 470 565 430 530 470 510 510 460 514 400 510 394 450z",
      ) +
      fill(
        shine("#a8e4ea", 0.35),
        "M424 366Q426 352 442 352H552V440Q520 480 470 492 424 488 420 440zM578 352H688Q704 352 706 366L710 440Q706 488 660 492 610 480 578 440z",
      ) +
      fill("#ffffff", "M446 366h44l-50 84q-6-40 6-84zM600 366h44l-50 76q-6-36 6-76z", 0.6) +
      dots(
        "#ffffff",
        8,
        [
          [640, 560],
          [676, 600],
          [650, 630],
        ],
        0.6,
      )
    );
  },
};
