import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const horses: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent } = stage;
    const wood = "#9a6a44";
    // the saddle on the fence says it; one horse grazes far down the beach
    const horse =
      "M-104-96C-84-122-40-126 0-118 40-112 70-122 96-140 120-116 140-70 152-26 158-8 150 6 138 4 126 0 118-16 112-30 104-44 96-56 84-62 80-40 80-16 84 40H66C60 10 56-20 50-44 20-34-20-34-56-42-60-14-60 14-56 40H-74C-80 10-84-22-90-46-100-20-106 10-104 40H-120C-124 0-120-36-118-62-124-50-128-20-124 4-140-10-146-60-104-96z";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 700 }) +
      sea(stage, { to: 500 }) +
      sand(stage, 440) +
      put(
        250,
        500,
        0.72,
        fill(light.dark, horse) +
          fill(light.dark, "M84-132Q112-150 120-120 140-90 138-50 120-96 84-132zM78 40H58Q56 4 50-40z"),
      ) +
      oval(light.dark, 250, 532, 100, 7, 0.3) +
      palm(stage, 90, 560, 430, { lean: 40, size: 1.2 }) +
      oval(shade(light.sandShade), 640, 716, 330, 18, 0.4) +
      // two rails and three posts
      fill(shade(wood, 0.5), "M-720 520h2400v26h-2400zM-720 620h2400v26h-2400z") +
      fill(lit(wood), "M-720 516h2400v14h-2400zM-720 616h2400v14h-2400z") +
      fill(
        shade(wood, 0.3),
        "M360 470h34v260h-34zM850 470h34v260h-34zM-140 470h34v260h-34zM1340 470h34v260h-34z",
      ) +
      fill(lit(wood), "M360 470h16v260h-16zM850 470h16v260h-16z") +
      // blanket, saddle, stirrup
      fill(
        lit(accent),
        "M470 500Q620 470 780 500l14 150q-20 14-40 2-20 14-40 0-22 14-44 0-22 14-44 0-22 14-44 0-22 14-44 0-20 12-32-4z",
      ) +
      line(lit("#fff1d8"), 8, "M476 600Q630 574 788 600M480 624Q634 600 790 624") +
      fill(shade(accent, 0.7), "M700 490q50 2 80 10l14 150q-20 14-40 2-14 10-28 6z", 0.6) +
      fill(
        shade("#6a3a22", 0.4),
        "M474 506C480 440 500 420 520 380q14-18 30-4 6 60 60 66 70 4 110-52 30-24 60-10 20 10 14 30-20 40-20 96-150 44-300 0z",
      ) +
      fill(
        lit("#8f5430"),
        "M490 500C496 440 516 424 530 386q8-6 12 2 8 62 68 70 76 4 122-54 24-18 46-8 12 8 6 20-24 40-26 84-136 36-268 0z",
      ) +
      fill(lit("#b5744a"), "M540 420q30 50 80 48 70-2 108-54-20 80-110 92-60-4-78-86z") +
      oval(shade("#6a3a22"), 536, 372, 22, 13) +
      fill(lit("#8f5430"), "M560 500q56 20 120 4l10 96q-62 30-130 6z") +
      line(shade("#4a2818"), 10, "M624 590V664") +
      line(lit("#c9d0d0"), 9, "M596 712q-6-48 28-50 34 2 28 50z") +
      tufts(stage, 380, 480, 716, 2, light.leaf, 50) +
      tufts(stage, 880, 950, 700, 3, light.leaf, 50)
    );
  },
};
