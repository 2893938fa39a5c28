import { each, fill, line } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { road } from "../../grounds/road";
import { glow } from "../../parts/lamps";

export const pump: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, lamps } = stage;
    return (
      road(stage) +
      // a roof on two posts
      fill(shade("#d9d2c4", 0.6), "M330 170h22v470h-22zM850 170h22v470h-22z") +
      fill(lit("#fff6e6"), "M240 100H960v80H240z") +
      fill(lit(accent), "M240 140H960v40H240z") +
      fill(shade("#fff6e6", 0.8), "M240 180H960v10H240z") +
      (lamps ? glow(stage, 600, 230, 260) : "") +
      fill(lamps ? "#fff3c8" : lit("#e9e2d2"), "M430 180h80v10h-80zM690 180h80v10h-80z") +
      fill(lit("#c9c2b4"), "M380 620H830l30 34H350z") +
      fill(shade("#c9c2b4", 0.7), "M350 654H860v16H350z") +
      // the pump
      fill(shade(accent, 0.8), "M600 270H740q14 0 14 14V622H600z") +
      fill(lit(accent), "M470 284q0-20 20-20H690q20 0 20 20V622H470z") +
      fill(lit("#fff6e6"), "M470 430H710v60H470z") +
      fill(lit("#1f2f36"), "M496 296H684v84H496z") +
      line("#f4d27a", 9, "M516 322h50M590 322h70M516 352h70M610 352h50") +
      fill(lit(second), "M590 436q30 30 30 40 0 30-30 30t-30-30q0-10 30-40z") +
      fill(shine(accent, 0.4), "M482 290q4-12 14-14v330h-14z", 0.7) +
      fill(lit("#1f2f36"), "M496 400h60v14h-60zM600 400h80v14h-80z") +
      // hose and nozzle
      line(light.dark, 13, "M716 360Q810 350 806 470T760 600Q730 560 736 470") +
      fill(shade("#2c3438", 0.2), "M712 420h30l20 16v20h-20v50h-30z") +
      fill(lit("#e4553c"), "M716 430h20v60h-20z") +
      // cans in a row
      each(
        [
          [380, 620, "#e4553c"],
          [420, 630, "#3f6fa8"],
          [800, 630, "#f4c63e"],
        ],
        ([x, y, colour]) =>
          fill(lit(colour), `M${x - 26} ${y - 50}h44l8 10v54h-52z`) +
          fill(light.dark, `M${x - 16} ${y - 60}h22v10h-22z`) +
          line(shade(colour, 0.8), 4, `M${x - 16} ${y - 30}l24 30M${x + 8} ${y - 30}l-24 30`),
      )
    );
  },
};
