import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { glow } from "../../parts/lamps";
import { zinc } from "../../parts/roofs";
import { boardRow } from "../../parts/surfboards";

export const house: Drawing = {
  draw(stage) {
    const { pick, lit, shade, shine, lamps, light, wall, roof } = stage;
    const dr = pick(["#f6efe0", "#2a5f7c", "#c9563a"]);
    return (
      yard(stage) +
      fill(lit(wall), "M330 300h540v290H330z") +
      fill(shade(wall, 0.8), "M330 300h540v70H330z", 0.8) +
      fill(lamps ? "#ffce78" : shade("#3a5a60", 0.4), "M388 392h92v84h-92zM720 392h92v84h-92z") +
      fill(
        lit(dr),
        "M376 384h116v10H376zM376 476h116v12H376zM430 392h8v84h-8zM708 384h116v10H708zM708 476h116v12H708zM762 392h8v84h-8z",
      ) +
      fill(shade(dr, 0.4), "M556 384h88v206h-88z") +
      fill(lit(dr), "M564 392h72v198h-72z") +
      oval(lit("#f0b84a"), 622, 492, 5) +
      zinc(stage, 340, 860, 176, 306, roof, 70) +
      fill(
        shade("#f2e2c4", 0.1),
        "M296 312h16v294h-16zM888 312h16v294h-16zM518 312h12v280h-12zM668 312h12v280h-12z",
      ) +
      fill(lit("#a8784f"), "M280 588h640v18H280z") +
      fill(
        shade("#a8784f", 0.8),
        "M280 602h640v12H280zM300 614h20v24h-20zM880 614h20v24h-20zM590 614h20v24h-20z",
      ) +
      fill(lit("#b98a5c"), "M548 606h104l12 40H536z") +
      (lamps ? glow(stage, 600, 440, 300) : "") +
      fill(shade("#f2e2c4", 0.2), "M300 516h220v9H300zM680 516h220v9H680z") +
      line(
        shade("#f2e2c4", 0.2),
        4,
        each(
          [320, 345, 370, 395, 420, 445, 470, 495, 700, 725, 750, 775, 800, 825, 850, 875],
          (x) => `M${x} 520v68`,
        ),
      ) +
      fill(lit("#e4553c"), "M684 380C720 470 850 480 894 372 868 520 712 524 684 380z") +
      fill(shine("#f6c48a", 0.3), "M688 390C730 464 846 468 890 384 850 488 728 490 688 390z") +
      boardRow(stage, 2, 452, 506, 640, 300) +
      tufts(stage, 10, 300, 626, 6, light.leaf, 44) +
      tufts(stage, 900, 960, 640, 3, light.leaf, 44)
    );
  },
};
