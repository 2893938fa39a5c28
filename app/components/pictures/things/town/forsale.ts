import { each, fill, line } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const forsale: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620 }) +
      sea(stage, { to: 520 }) +
      fill(light.leafLit, "M-720 470Q-200 420 200 460T960 440T1680 460V840H-720z") +
      palm(stage, 130, 560, 440, { lean: 40, size: 1.2 }) +
      palm(stage, 880, 520, 330, { lean: 20, fill: light.leaf, size: 1 }) +
      fill(light.leaf, "M-720 620Q200 540 700 600T1680 590V840H-720z") +
      // the plot, pegged out with string
      line(lit("#fff6e6"), 5, "M180 560L520 500 940 560 700 690 180 560") +
      each(
        [
          [180, 560],
          [520, 500],
          [940, 560],
          [700, 690],
        ],
        ([x, y]) =>
          fill(shade("#8a6244", 0.3), `M${x - 7} ${y - 46}h14v56h-14z`) +
          fill(lit(accent), `M${x - 7} ${y - 46}h14v14h-14z`),
      ) +
      // a board on two posts with a house on it
      fill(shade("#7a5238", 0.3), "M430 190h22v480h-22zM738 190h22v480h-22z") +
      fill(shade("#efe2cc", 0.6), "M394 150H800V440H394z") +
      fill(lit("#fffaf0"), "M386 142H792V432H386z") +
      fill(lit(accent), "M386 372H792v60H386z") +
      line(lit("#fffaf0"), 11, "M430 402h90M546 402h60M632 402h120") +
      fill(lit(second), "M470 262H710V352H470z") +
      fill(lit("#b5553c"), "M440 268L590 172 740 268z") +
      fill(shade("#b5553c", 0.6), "M590 172L740 268H650z", 0.7) +
      fill(lit("#fffaf0"), "M560 290h60v62h-60zM492 284h44v38h-44zM644 284h44v38h-44z") +
      fill(shade("#3a5a60", 0.4), "M568 298h44v54h-44z") +
      // a key hangs below
      line(shade("#7a5638", 0.4), 4, "M592 432V474") +
      `<circle r="28" cx="592" cy="502" stroke="${lit("#e9b23d")}" stroke-width="15"/>` +
      fill(lit("#e9b23d"), "M584 528h16v86h26v14h-26v16h18v14h-34z") +
      fill(shine("#e9b23d", 0.5), "M586 530h5v124h-5z") +
      tufts(stage, 20, 360, 680, 6, light.dark, 46) +
      tufts(stage, 760, 950, 690, 4, light.dark, 46)
    );
  },
};
