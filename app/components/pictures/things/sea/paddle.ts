import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const paddle: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: stage.dice() < 0.5, end: 660 }) +
      sea(stage, { to: 640 }) +
      frame(stage, 600, ["corner", "far", "none"]) +
      sand(stage, 586) +
      oval(shade(light.sandShade), 640, 700, 250, 16, 0.4) +
      // a wide board on its tail: round nose, foot pad, handle
      fill(
        shade(accent, 0.8),
        "M500 706C450 690 432 560 436 400 440 230 480 90 540 60 604 90 640 230 644 400 648 560 632 690 580 706z",
      ) +
      fill(
        lit("#fff6e6"),
        "M492 704C442 688 424 560 428 400 432 230 472 86 532 56 596 86 632 230 636 400 640 560 624 690 572 704z",
      ) +
      fill(lit(accent), "M430 366C436 216 474 86 532 56 596 86 630 216 635 366 570 330 500 330 430 366z") +
      fill(lit(second), "M433 320Q532 276 632 320l2 26Q532 300 431 346z") +
      fill(shade("#9aa8a8", 0.4), "M448 450Q532 430 616 450L612 640Q532 660 452 640z", 0.85) +
      line(
        shade("#7f8e90", 0.4),
        4,
        "M450 490Q532 470 614 490M450 530Q532 510 614 530M450 570Q532 550 614 570M450 610Q532 590 614 610",
        0.7,
      ) +
      fill(light.dark, "M506 424h52v16h-52z", 0.7) +
      fill(shine("#fff6e6", 0.6), "M446 330C454 220 480 130 512 90 480 180 466 260 462 330z", 0.7) +
      // the paddle leans beside it
      line(shade("#8a6244", 0.2), 17, "M800 130L724 520") +
      line(lit("#d9a868"), 8, "M797 130L721 520") +
      line(shade("#3a2a20", 0.3), 22, "M776 122L828 132") +
      fill(shade(second, 0.5), "M734 496Q772 540 752 650 730 716 690 700 664 650 680 560 694 504 734 496z") +
      fill(lit(second), "M728 496Q764 540 744 646 722 706 688 694 664 646 678 560 692 504 728 496z") +
      line(shade(second, 0.8), 5, "M722 510L706 684") +
      fill(light.sand, "M430 720q60-40 110-26 60-8 100 26zM650 722q40-34 74-20 30-2 50 20z")
    );
  },
};
