import { fill, line, oval } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { fishingBoats } from "../../grounds/outlook-and-yard";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const pelican: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent } = stage;
    const [brown, dark] = [lit("#8a7468"), shade("#6a5a54", 0.6)];
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 840 }) +
      fishingBoats(stage, 150) +
      // three posts of an old landing
      fill(
        shade("#6a5040", 0.6),
        "M250 560h60v200h-60zM820 600h56v200h-56zM1180 580h60v200h-60zM-260 570h60v200h-60z",
      ) +
      oval(lit("#a88a6c"), 280, 560, 30, 9) +
      oval(lit("#a88a6c"), 848, 600, 28, 8) +
      fill(shade("#6a5040", 0.5), "M520 520h120v240H520z") +
      fill(shade("#4a382c", 0.6), "M596 520h44v240h-44z") +
      oval(lit("#a88a6c"), 580, 520, 60, 15) +
      line(lit(accent), 15, "M516 600q64 26 128 0M516 622q64 26 128 0") +
      fill(light.glint, lens(460, 726, 240, 14) + lens(220, 724, 120, 8) + lens(790, 740, 120, 8), 0.8) +
      // the bird, asleep on its feet
      fill(shade("#d9a23c", 0.3), "M540 510l-34 14h70zM604 510l-30 14h70z") +
      fill(dark, "M700 480Q760 520 790 560 730 540 660 500z") +
      fill(
        brown,
        "M470 380C470 290 560 260 640 300 710 340 740 430 716 496 640 530 540 524 500 480 478 450 470 420 470 380z",
      ) +
      fill(dark, "M560 330C640 320 720 380 730 500 690 530 620 510 586 470 556 430 548 370 560 330z") +
      line(brown, 6, "M600 370Q660 400 690 480M590 410Q640 440 660 500M640 350Q700 390 720 450", 0.8) +
      fill(
        lit("#fff6e6"),
        "M470 400Q440 300 500 236 460 200 480 160 510 120 560 140 600 166 590 220 560 280 570 330 520 360 490 420z",
      ) +
      fill(lit("#f3dfa0"), "M484 150Q510 116 562 136 540 150 500 164z") +
      fill(lit("#c98a4a"), "M500 196L330 400Q320 420 336 420 400 410 460 340 510 280 520 214z") +
      fill(shade("#a86a34", 0.5), "M516 214Q500 290 440 350 390 400 336 420 420 340 516 214z") +
      fill(lit("#e9b86a"), "M500 190L340 384Q330 396 330 404L510 206z") +
      oval("#fff6e6", 520, 182, 13) +
      oval("#1a1a24", 518, 182, 7) +
      fill(shine("#8a7468", 0.3), "M486 400Q520 330 560 320 520 380 516 450 490 440 486 400z", 0.7)
    );
  },
};
