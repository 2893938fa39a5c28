import { mix } from "../../drawing/colour";
import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { hedge, meadow, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { flame, glow } from "../../parts/lamps";
import { steam } from "../../parts/steam";

/** By hand, so that none shines through a crown. */
const starsOverPalms =
  line(
    "#fff3d6",
    3,
    "M124 168h.1M176 206h.1M352 160h.1M404 186h.1M520 160h.1M648 166h.1M780 158h.1M-330 160h.1M-250 206h.1M-60 200h.1M70 190h.1M990 196h.1M1060 160h.1M1380 170h.1",
    0.75,
  ) + line("#fff3d6", 5, "M240 164h.1M300 198h.1M590 178h.1M-150 196h.1M920 204h.1M1300 156h.1", 0.85);

/** They drift up and go out. */
const sparks =
  line("#ffd48a", 8, "M506 424h.1M534 404h.1M486 396h.1M540 366h.1") +
  line("#ffb45c", 6, "M512 374h.1M470 372h.1M556 338h.1M526 334h.1M546 300h.1", 0.9) +
  line("#ff9a4a", 4, "M498 340h.1M572 316h.1M518 296h.1M562 272h.1M538 256h.1", 0.7);

/** A low fire in a bowl by the soccer field's goal, hidden from the beach by a grove: a blaze on the sand turns turtles back. */
export const bonfire: Drawing = {
  view: [120, 172, 760],
  near: [206, 112, 650],
  low: [-75, 262, 1150],
  draw(stage) {
    const { light, accent, second, hour } = stage;
    const grove = mix(light.dark, "#0b1026", 0.35);
    const white = mix("#fffaf0", light.near, 0.62);
    const grass = mix(light.leaf, light.dark, 0.25);
    const iron = "#14121f";
    const blanket = mix(accent, "#2a1838", 0.35);
    const fold = mix(blanket, "#14121f", 0.4);
    const stripe = mix(second, "#2a1838", 0.2);
    const log = stamp(
      stage,
      "log",
      () =>
        fill("#3a2026", "M-130-22H124q16 22 0 44H-130q-18-22 0-44z") +
        fill("#7a4630", "M-130-22H124l6 10H-136z") +
        oval("#8a5238", 124, 0, 13, 22) +
        oval("#5a3226", 124, 0, 6, 12),
    );
    const mug = stamp(
      stage,
      "mug",
      () =>
        line("#f2dcc0", 7, "M22-38q22-4 20 12-2 12-22 12") +
        fill("#f2dcc0", "M-26-52H26L22 0H-22z") +
        fill("#8a5a5a", "M-26-52H-4L-6 0H-22z", 0.5) +
        oval("#3a1c18", 0, -52, 26, 6) +
        line("#c9553c", 4, "M-26-52a26 6 0 0 0 52 0"),
    );
    return (
      sky(stage, { sun: false, stars: false }) +
      (hour === "night" ? starsOverPalms : "") +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      meadow(light.near, 372) +
      palm(stage, 470, 410, 120, { lean: -40, fill: grove, size: 0.9 }) +
      palm(stage, 640, 410, 144, { lean: 30, fill: grove, size: 1 }) +
      palm(stage, 850, 420, 116, { lean: 24, fill: grove, size: 0.84 }) +
      palm(stage, 1240, 440, 170, { lean: -50, fill: grove, size: 1.1 }) +
      hedge(grove, 392, 110) +
      fill(grass, "M-720 470Q200 440 1680 470V880H-720z") +
      // the goal at the end of the field
      put(
        142,
        66,
        0.84,
        line(
          white,
          3,
          "M632 358L656 462M662 358L678 462M692 358L701 462M723 358V462M754 358L745 462M784 358L768 462M814 358L790 462M640 392H806M648 427H798M632 488L656 462H790L814 488",
          0.6,
        ) + line(white, 9, "M632 488V358H814V488"),
      ) +
      line(white, 4, "M-720 490Q480 464 1680 490", 0.6) +
      glow(stage, 500, 566, 300, 0.9) +
      oval("#ff9a4a", 500, 650, 320, 44, 0.32) +
      // a wide bowl of iron on its feet, the fire low in it
      line(iron, 12, "M430 620L410 662M570 620L590 662M500 628V672") +
      line("#4a2426", 22, "M414 566L560 534M586 566L440 534") +
      put(500, 580, [0.66, 0.34], flame()) +
      fill(iron, "M368 568H632C624 614 570 636 500 636S376 614 368 568z") +
      fill("#6a2f24", "M376 584C392 616 446 632 500 632 440 626 404 606 396 580z", 0.9) +
      line("#f0843c", 6, "M372 570H628") +
      sparks +
      // a log with a mug on it, before it the stool of whoever tells a story, with a hat of Azuero on the seat
      log(300, 646, [0.76, 1]) +
      put(
        281,
        588,
        0.9,
        line("#4a2426", 11, "M-34 8L-48 100M34 8L48 100M0 10V108M-41 62H41") +
          line("#c9743a", 4, "M38 10L52 98") +
          oval("#4a2a26", 0, 8, 58, 15) +
          oval("#a8683c", 0, 0, 58, 15) +
          fill("#e89a54", "M58 0Q54 15 0 15 40 10 46-6 56-4 58 0z") +
          fill("#c9a878", "M-62-16Q-46-28-30-24L30-24Q48-28 62-16 48 4 0 4T-62-16z") +
          fill("#f4d9a8", "M30-24Q48-28 62-16 50 2 6 4 36-6 30-24z") +
          fill("#c9a878", "M-31-22C-32-56-26-74-10-70Q0-62 10-70C26-74 32-56 31-22 14-12-16-12-31-22z") +
          fill("#f4d9a8", "M10-70C26-74 32-56 31-22 26-19 18-17 8-16 20-34 18-56 10-70z") +
          fill("#2a1420", "M-31-22C-16-12 14-12 31-22V-36C14-26-16-26-31-36z") +
          line("#2a1420", 4, "M-29-50Q0-42 29-50"),
      ) +
      mug(360, 626, 0.86) +
      steam("#ffe9cc", 358, 568, 0.42, 0.45) +
      // a log free for whoever comes, a blanket over it
      log(700, 646, [-0.76, 1]) +
      put(
        -8,
        0,
        1,
        fill(blanket, "M644 622Q656 607 706 608T768 622L776 682Q762 690 748 683T716 685T684 683T636 684z") +
          fill(fold, "M768 622L776 682Q764 688 754 685Q756 640 746 611 764 614 768 622z") +
          line(stripe, 8, "M669 612Q662 640 661 683M740 612Q748 640 748 682") +
          line("#e8cfa8", 4, "M683 609Q677 640 676 682M727 609Q734 640 734 682", 0.8) +
          line(
            blanket,
            4,
            "M640 686v9M653 687v9M667 687v9M681 686v9M695 687v9M709 688v9M723 688v9M737 687v9M751 687v9M765 688v9",
          ) +
          line("#ff9a4a", 5, "M637 680Q640 640 647 622Q654 612 672 610", 0.9),
      )
    );
  },
};
