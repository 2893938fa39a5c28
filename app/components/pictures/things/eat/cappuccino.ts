import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { steam } from "../../parts/steam";
import { plate } from "../../parts/tableware";

export const cappuccino: Drawing = {
  view: [110, 120, 850],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 440, "#c79a66") +
      pool(stage, 600, 560, 400, 110) +
      plate(stage, 640, 600, 290, "#fff6e8", 0.3) +
      line(warm(accent), 30, "M838 470q98-30 92 54-10 66-128 56") +
      fill(warm(accent), "M420 450Q424 590 560 634H722Q860 590 862 450z") +
      fill(warmShade(accent, 0.7), "M690 450H862Q860 590 722 634H640Q724 560 690 450z") +
      fill(warm("#fff6e6"), "M436 500q6 40 24 66l-10-4q-22-30-26-62z", 0.5) +
      oval(warm("#fff8ec"), 641, 448, 222, 66) +
      oval(warmShade("#b5763f", 0.3), 641, 450, 204, 57) +
      oval(warm("#b9793f"), 641, 454, 200, 52) +
      // the fern that the milk leaves
      fill(
        warm("#fff4de"),
        "M641 502C560 494 500 476 520 446 550 420 600 410 641 408 690 410 740 420 764 446 782 476 722 494 641 502z",
      ) +
      line(
        warm("#b9793f"),
        7,
        "M641 492V418M641 486Q580 480 552 452M641 486Q704 480 732 452M641 464Q592 458 574 438M641 464Q690 458 710 438M641 444Q610 438 600 426M641 444Q674 438 684 426",
      ) +
      steam("#fffaf0", 560, 410, 1.1, 0.6) +
      steam("#fffaf0", 690, 404, 0.9, 0.5) +
      // a croissant
      put(
        268,
        596,
        1.1,
        oval(warmShade("#4a2a1c"), 6, 48, 150, 20, 0.35) +
          fill(
            warmShade("#c77f33", 0.5),
            "M-168 62C-160-20-90-80 0-80S160-20 168 62C130 50 96 30 74 12 40-4-40-4-74 12-96 30-130 50-168 62z",
          ) +
          fill(
            warm("#e09a45"),
            "M-164 54C-150-24-88-76 0-76S150-24 164 54C126 40 96 20 74 2 40-16-40-16-74 2-96 20-126 40-164 54z",
          ) +
          fill(
            warm("#f3c274"),
            "M-40-66Q0-40 40-66 20-76 0-74-20-76-40-66zM-104-30Q-70-14-58-8-92 0-122 4-122-14-104-30zM104-30Q70-14 58-8 92 0 122 4 122-14 104-30z",
            0.9,
          ) +
          line(
            warmShade("#a8642a", 0.4),
            4,
            "M-52-64Q-36-30-44-6M52-64Q36-30 44-6M-108-32Q-84-16-74 6M108-32Q84-16 74 6",
          ),
        -10,
      )
    );
  },
};
