import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { palm, tufts } from "../../grounds/plants";

export const football: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second } = stage;
    return (
      outlook(stage, 500) +
      palm(stage, 90, 520, 420, { lean: 30, size: 1.15 }) +
      fill(light.leafLit, "M-720 470Q200 440 700 456T1680 450V840H-720z") +
      fill(light.leaf, "M-720 640L480 460 560 460-200 840H-720zM1680 620L640 460H740L1680 560z", 0.35) +
      // posts and net
      fill("#ffffff", "M300 220L250 180V470L300 520zM820 220L870 180V470L820 520z", 0.18) +
      line(
        "#ffffff",
        2.5,
        "M330 206V470M370 206V470M410 206V470M450 206V470M490 206V470M530 206V470M570 206V470M610 206V470M650 206V470M690 206V470M730 206V470M770 206V470M300 250H820M300 290H820M300 330H820M300 370H820M300 410H820M300 450H820",
        0.5,
      ) +
      line(lit("#fffaf0"), 17, "M300 530V212H820V530") +
      line(lit("#fffaf0"), 8, "M-720 610Q200 540 560 540T1680 580", 0.85) +
      line(lit("#fffaf0"), 7, "M160 720Q220 590 480 590 780 590 860 720", 0.85) +
      oval(light.dark, 500, 690, 110, 18, 0.35) +
      put(
        500,
        590,
        1.1,
        oval(lit("#fffaf0"), 0, 0, 92) +
          fill(
            light.dark,
            "M0-34L34-10 22 30H-22L-34-10zM-30-88Q0-98 30-88L14-62H-14zM62-70Q88-44 92-10L64-22 52-48zM-62-70Q-88-44-92-10L-64-22-52-48zM74 54Q60 76 34 86L36 58 58 40zM-74 54Q-60 76-34 86L-36 58-58 40z",
          ) +
          line(light.dark, 4, "M0-34V-62M34-10L64-22M22 30L36 58M-22 30L-36 58M-34-10L-64-22") +
          fill("#000000", "M40-82Q92-50 92 0 92 60 40 82 70 40 66-10 62-54 40-82z", 0.16),
      ) +
      // bibs on a bench
      fill(shade("#8a5f34", 0.3), "M730 600H920v16H730zM750 616h14v60h-14zM886 616h14v60h-14z") +
      fill(lit(accent), "M770 602q-4 50 6 90h50q4-46 0-90z") +
      fill(lit(second), "M842 602q-4 40 4 74h44q4-38 0-74z") +
      tufts(stage, 40, 260, 700, 5, light.leaf, 40)
    );
  },
};
