import { mix } from "../../drawing/colour";
import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, meadow, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { flame, glow } from "../../parts/lamps";

/** A low fire in a bowl, hidden from the beach by a grove: a blaze on the sand turns turtles back. */
export const bonfire: Drawing = {
  draw(stage) {
    const { light } = stage;
    const grove = mix(light.dark, "#0b1026", 0.35);
    return (
      sky(stage, { sun: false }) +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      meadow(light.near, 372) +
      hedge(mix(light.near, light.dark, 0.5), 440, 70) +
      fill(mix(light.leaf, light.dark, 0.35), "M-720 520Q-200 490 340 500V840H-720z") +
      fill(light.leaf, "M-720 620L-200 505H-60L-720 760zM-720 840L60 502H200L-40 840z", 0.35) +
      // one goal of the field and its ball
      line(
        "#ffffff",
        2,
        "M26 396L70 540M68 396L100 540M110 396L128 540M156 396L156 540M198 396L182 540M240 396L206 540M40 440H232M54 490H220M26 580L70 540H206L240 580",
        0.4,
      ) +
      line(mix("#fffaf0", light.sky[2], 0.3), 11, "M26 580V396H240V580") +
      oval("#fffaf0", 106, 606, 22) +
      fill(
        "#1c2340",
        "M106 596l10 7-4 12h-12l-4-12zM88 594l8-6 6 2-10 10zM124 594l-8-6-6 2 10 10zM90 620l8-2 2 8zM122 620l-8-2-2 8z",
      ) +
      line("#fffaf0", 5, "M-720 640Q-300 590 240 580", 0.5) +
      palm(stage, 390, 340, 178, { lean: -40, fill: grove, size: 0.8 }) +
      palm(stage, 610, 280, 136, { lean: 30, fill: grove, size: 0.72 }) +
      palm(stage, 800, 300, 170, { lean: 24, fill: grove, size: 0.84 }) +
      palm(stage, 1240, 340, 220, { lean: -50, fill: grove, size: 1.1 }) +
      fill(
        grove,
        "M240 640C196 590 208 530 244 506 214 470 232 420 276 406 262 356 306 322 350 328 356 282 410 258 450 276 480 226 546 216 586 246 624 206 694 212 722 246 762 214 826 226 848 262 900 240 948 262 960 296 1010 270 1070 292 1084 330 1140 316 1400 330 1680 320V840H240z",
      ) +
      fill("#4a2438", "M356 630C330 540 356 452 436 420 520 388 660 386 740 418 822 450 848 540 822 630z") +
      fill(
        "#7d4138",
        "M386 630C366 590 384 552 414 550 410 516 446 496 476 512 492 474 546 468 572 494 600 462 660 466 680 496 712 478 752 492 758 526 792 526 806 560 792 590 800 606 796 620 790 630z",
      ) +
      glow(stage, 590, 530, 200) +
      fill(
        grove,
        "M330 470C352 480 366 452 372 430 388 452 408 448 414 426 430 446 458 440 462 414 480 434 512 430 518 406 538 424 566 422 574 398 594 422 622 422 632 402 648 424 680 424 690 408 704 432 734 432 742 418 756 444 784 446 792 430 806 456 830 462 850 452V340H330z",
      ) +
      line(grove, 4, "M440 420q16 14 18 42M524 408q14 14 12 40M650 412q-12 16-8 40M738 420q-16 14-16 42") +
      fill(
        light.dark,
        "M340 640C356 560 346 480 322 410h40C364 480 376 560 384 640zM800 640C808 560 806 480 792 420h36C832 490 836 560 852 640z",
      ) +
      fill(mix(grove, "#20152a", 0.4), "M-720 700C-300 650 60 660 300 628S1200 616 1680 620V840H-720z") +
      oval("#e8955a", 590, 640, 250, 30, 0.5) +
      oval("#ffc98a", 590, 638, 150, 17, 0.45) +
      each(
        [420, 760],
        (x) =>
          fill("#2a1826", `M${x - 56} 620h112q10 14 0 32h-112q-10-16 0-32z`) +
          fill("#e0955c", `M${x - 52} 620h104q5 3 5 6h-114q0-4 5-6z`) +
          // something warm to drink
          line("#f2e2c4", 5, `M${x + 10} 604h8q6 8-8 10`) +
          fill("#f2e2c4", `M${x - 16} 596h28l-3 24h-22z`),
      ) +
      line("#0d0f20", 8, "M548 616L532 664M632 616L648 664M590 630V668") +
      put(590, 574, 0.4, flame()) +
      fill("#14121f", "M492 568C496 622 540 642 590 642S684 622 688 568z") +
      oval("#ffb765", 590, 568, 98, 10) +
      fill("#8c3a2c", lens(506, 571, 168, 6)) +
      fill("#b5603a", "M496 578C504 614 530 634 566 640 526 626 508 606 508 578z", 0.9) +
      dashes(
        "#ffcf84",
        5,
        "0 40 0 66",
        "M560 440C600 400 560 380 590 350M620 470C650 430 600 410 640 380",
        0.9,
      )
    );
  },
};
