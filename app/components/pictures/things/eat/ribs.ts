import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { outlook } from "../../grounds/outlook-and-yard";
import { pool, table } from "../../grounds/table";
import { bulbs } from "../../parts/lamps";
import { limeWedge } from "../../parts/lime";
import { steam } from "../../parts/steam";

export const ribs: Drawing = {
  view: [90, 110, 860],
  draw(stage) {
    const { warm, warmShade } = stage;
    const [meat, dark, glaze] = [warm("#8e3a20"), warmShade("#5a2014", 0.5), warm("#d9703a")];
    return (
      outlook(stage) +
      bulbs(stage, -720, 130, 1680, 130, 50) +
      table(stage, 440, "#6d4630") +
      pool(stage, 570, 560, 420, 120) +
      oval(warmShade("#2a1610"), 580, 650, 400, 36, 0.45) +
      fill(warmShade("#8a5a34", 0.7), "M180 590l30 56q6 10 20 10H900q16 0 22-12l40-66z") +
      fill(
        warm("#c08a54"),
        "M180 584L270 480q8-10 24-10H860q14 0 22 10l80 92q8 14-10 16L200 604q-24 0-20-20z",
      ) +
      line(warmShade("#a8703e", 0.3), 3, "M250 510H890M220 550H930", 0.5) +
      // a rack of ribs, bones to the front
      each([0, 1, 2, 3, 4, 5], (i) => line(warm("#fbeed6"), 24, `M${322 + i * 84} 500L${296 + i * 84} 582`)) +
      fill(
        dark,
        "M270 500C270 400 330 360 420 366 540 340 720 340 800 372 860 400 850 480 820 530 780 556 740 530 726 520 700 552 660 552 640 522 620 556 580 556 556 524 530 558 490 556 470 526 440 558 400 552 386 524 350 552 280 550 270 500z",
      ) +
      fill(
        meat,
        "M276 488C276 396 334 354 422 360 540 334 716 334 794 366 850 392 842 466 814 512 780 534 744 514 728 502 700 532 662 532 642 504 620 536 582 536 558 506 530 538 492 536 472 508 442 538 402 532 388 506 350 530 284 532 276 488z",
      ) +
      line(glaze, 13, "M330 410Q350 380 420 380M470 376Q560 352 640 356M700 362Q770 372 800 410", 0.9) +
      line(
        dark,
        9,
        "M372 384Q350 440 366 500M458 370Q436 430 452 500M544 360Q522 420 538 500M628 358Q608 420 624 500M712 364Q692 420 710 500",
        0.75,
      ) +
      // corn and sauce
      put(
        820,
        570,
        1,
        fill(warm("#f4c63e"), "M-110 26Q-120-20-70-30L90-40q40 10 34 44-10 34-50 34L-80 52q-26-2-30-26z") +
          dashes(
            warmShade("#d99a24", 0.3),
            5,
            "2 17",
            "M-96 0L110-16M-100 22L112 6M-86-18L90-32M-80 42L90 28",
          ) +
          fill(warm("#7fae4a"), "M-100 30Q-170 40-190 10-150-30-104-16z"),
        6,
      ) +
      limeWedge(stage, 250, 620, 1.1, -8) +
      steam(stage.light.cloud, 440, 340, 1.1, 0.5) +
      steam(stage.light.cloud, 640, 330, 1.3, 0.45)
    );
  },
};
