import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import { disc, lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge, leaves, tufts } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

/** Somebody on a forest trail, seen from behind the rucksack, on the way to a fall; two macaws pass. */
export const backpack: Drawing = {
  sun: { x: 300, radius: 40 },
  draw(stage) {
    const { accent, second, shade, lit, shine, light } = stage;
    // Green cloth would be lost before green hills.
    const cloth = ["#5fa04a", "#2a9590"].includes(accent) ? second : accent;
    const skin = lit("#9a5f40");
    const water = mix(light.sea[0], light.glint, 0.4);
    const macaw = stamp(
      stage,
      "macaw",
      () =>
        fill(lit("#d93a2b"), "M-8 4C14-10 50-14 66 0 74 4 74 14 66 14 50 12 20 18-6 14L-86 30-60 12z") +
        fill(lit("#2f6fae"), "M20 2C10-30-20-62-62-74-50-46-30-10-4 8z") +
        fill(lit("#f0b43c"), "M24 0C20-30 0-60-30-70-16-40-6-14 4 6z") +
        fill(lit("#d93a2b"), "M34-2C36-26 24-48 6-56 14-32 14-12 14 6z") +
        fill(lit("#fff6e6"), "M56-2q12 0 12 10l-10 2z"),
    );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 2.2, near: false }) +
      // the fall out of its gorge
      fill(
        light.near,
        "M-720 330C-200 300 60 250 190 270 230 276 250 300 262 330H352C366 290 400 262 470 270 700 290 1200 240 1680 280V700H-720z",
      ) +
      fill(mix(light.near, light.dark, 0.45), "M236 308q66-34 136 0l14 220H222z") +
      fill(water, "M272 316q34-12 66 0l12 200h-90z") +
      line(mix(light.sea[1], light.near, 0.4), 4, "M290 326l-8 150M308 340v120M324 322l8 140", 0.6) +
      hedge(light.leaf, 490, 76) +
      fill(water, lens(206, 482, 200, 20)) +
      // the trail
      fill(light.leaf, "M-720 520H1680V840H-720z") +
      fill(
        lit("#d9b98a"),
        "M372 508C420 520 370 548 420 572 480 600 400 660 380 720L340 840H820C790 740 720 660 600 600 520 560 470 540 424 506z",
      ) +
      fill(
        mix(light.leaf, light.dark, 0.4),
        "M-720 640C-300 600 100 620 300 650 360 664 372 700 356 730L320 840H-720zM1680 620C1200 590 900 600 760 640 720 660 740 690 770 720L830 840H1680z",
      ) +
      macaw(250, 190, 0.9) +
      macaw(392, 138, 0.66) +
      put(
        566,
        644,
        0.94,
        fill(light.dark, "M-110 4q120-22 240 0-120 26-240 0z", 0.35) +
          // the staff in the left hand
          line(shade("#8a6244", 0.2), 11, "M-146-330L-164 0") +
          // legs in stride
          line(skin, 34, "M-36-176L-42-92-40-26M40-176L56-110 52-70") +
          fill(shade("#5a3a2a", 0.4), "M-66-30H-18L-14 6H-72q-4-16 6-36zM30-74H76l6 30q-30 10-58 0z") +
          line(lit("#f6e6c4"), 9, "M-62-36H-22M32-78H74") +
          fill(shade("#4a5a50", 0.2), "M-72-250H74L84-142Q54-132 30-142L2-200-18-140Q-46-130-72-140z") +
          // arms
          line(lit(mix(second, "#fff6e6", 0.5)), 40, "M-82-390L-122-318M82-390L118-310") +
          line(skin, 25, "M-122-310L-148-270M118-304L110-236") +
          oval(skin, -150, -266, 17) +
          oval(skin, 108, -228, 15) +
          // head under its hat
          fill(shade(skin, 0.3), "M-20-440h40v44h-40z") +
          fill("#2a1a1a", "M-37-484H37Q42-436 20-424H-20Q-42-436-37-484z") +
          fill(lit("#efdcae"), `M-50-488C-48-556 48-556 50-488z${disc(0, -484, 92, 17)}`) +
          fill(shade("#5a3a2a", 0.3), "M-51-504Q0-490 51-504L50-488Q0-476-50-488z") +
          // the rucksack, a mat strapped below it
          fill(lit(cloth), "M-92-330C-92-390-56-404 0-404S92-390 92-330V-196q0 28-28 28H-64q-28 0-28-28z") +
          fill(
            shade(cloth, 0.75),
            "M30-402C70-398 92-380 92-330V-196q0 28-28 28H20c40-50 50-150 10-234z",
            0.8,
          ) +
          fill(shine(cloth, 0.4), "M-78-330c0-40 14-58 42-64-16 18-24 38-24 70z") +
          fill(shade(cloth, 0.5), "M-92-336H92v12q-92 30-184 0z") +
          fill(shade(cloth, 0.3), "M-64-270H64q8 0 8 8v56q0 18-18 18H-54q-18 0-18-18v-56q0-8 8-8z") +
          fill(lit(cloth), "M-72-272H72v22q-72 24-144 0z") +
          fill(lit("#f6e6c4"), "M-12-332h24v40h-24zM-8-254h16v26h-16z") +
          fill(lit("#f0d9a8"), "M-86-190H86q26 0 26 25t-26 25H-86q-26 0-26-25t26-25z") +
          oval(shade("#f0d9a8", 0.4), -88, -165, 22, 25) +
          line(shade("#8a6244", 0.2), 6, "M-44-190v50M44-190v50") +
          line(shade("#8a6244", 0.2), 4, "M-88-177a12 12 0 1 1-9 17"),
      ) +
      leaves(stage, 876, 730, { size: 1.5, turns: [-50, -24, 4, 30] }) +
      tufts(stage, 150, 300, 690, 3, light.leafLit, 44)
    );
  },
};
