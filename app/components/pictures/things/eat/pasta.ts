import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";

export const pasta: Drawing = {
  view: [120, 110, 840],
  draw(stage) {
    const { warm, warmShade, accent } = stage;
    const strands =
      "M360 470C420 400 500 440 560 400S720 380 800 460M350 486C430 440 540 470 600 430S760 430 812 480M400 440C470 370 560 400 620 380S740 390 780 430M380 500C460 480 520 500 600 470S740 480 800 496M440 412C520 350 640 350 720 400";
    return (
      outlook(stage) +
      frame(stage, 470) +
      table(stage, 448, "#b5763f") +
      pool(stage, 580, 560, 420, 110) +
      oval(warmShade("#4a2616"), 590, 646, 300, 34, 0.4) +
      fill(warm("#fff6e6"), "M290 480Q300 620 470 648H710Q880 620 890 480z") +
      fill(warmShade("#e6d2b6", 0.3), "M640 480H890Q880 620 710 648H600Q690 590 640 480z") +
      line(warm(accent), 12, "M304 528Q330 600 420 634M876 528Q850 600 760 634") +
      oval(warmShade("#d8c2a4", 0.3), 590, 480, 300, 62) +
      oval(warm("#fffaf0"), 590, 476, 300, 60) +
      fill(warmShade("#d99a3c", 0.4), "M330 486C350 400 470 340 600 340S830 400 850 486Q600 550 330 486z") +
      line(warm("#f2c25e"), 15, strands) +
      line(warm("#fbe09a"), 6, strands) +
      line(warm("#f2c25e"), 13, "M420 520Q520 540 640 520M520 508Q640 526 760 508M470 456Q560 490 660 446") +
      fill(
        warm("#cf4428"),
        "M430 430q-6-40 50-52 20-40 90-34 60-26 110 8 60 8 66 52 16 34-34 40-40 26-90 10-60 24-110 2-70 14-82-26z",
      ) +
      fill(warm("#e5694a"), "M470 402q20-26 70-24-20 22-70 24zM600 372q40-12 70 8-36 10-70-8z") +
      each(
        [
          [520, 430],
          [640, 424],
        ],
        ([x, y]) =>
          oval(warmShade("#6a2f1c", 0.2), x, y, 40, 34) + oval(warm("#a4552f"), x - 5, y - 6, 32, 25),
      ) +
      fill(warm("#3f8a3c"), "M560 372q-8-50 40-70 20 44-22 72zM586 372q20-44 66-34-10 40-56 40z") +
      line(warm("#8fc06a"), 3, "M568 366L592 320M594 370L636 346") +
      // the fork, standing in what it has turned
      line(warmShade("#b9c4c6", 0.5), 15, "M728 236L752 96") +
      fill(
        warm("#dfe6e6"),
        "M694 336l10-96q4-20 24-18l14 3q18 4 14 24l-22 96-10-2 10-70-8-2-14 70-10-2 8-72-8-2-8 72z",
      ) +
      fill(warm("#f2c25e"), "M674 372q4-66 58-72 54 10 50 66-10 40-54 38-46 4-54-32z") +
      line(warm("#fbe09a"), 6, "M684 350q40 26 92 2M682 372q46 26 96 0M692 330q36 18 80 0M690 392q40 18 78 0")
    );
  },
};
