import { mix } from "../../drawing/colour";
import { fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const howler: Drawing = {
  sun: { x: 250, y: 200 },
  draw(stage) {
    const { light, lit, shade } = stage;
    const fur = mix(light.dark, "#5a3424", 0.45);
    const warmFur = mix(fur, lit("#a8633a"), 0.5);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980, rise: 1.5, near: false }) +
      fill(light.mid, "M-720 372h2400v400h-2400z") +
      hedge(light.near, 440, 120) +
      palm(stage, 120, 600, 430, { lean: -30, fill: light.near, size: 1.2 }) +
      hedge(mix(light.near, light.leaf, 0.6), 600, 90) +
      // a bough, and leaves above it
      fill(
        shade("#6a4a38", 0.4),
        "M-720 600C-200 560 200 560 420 520 640 490 840 470 1680 440V500C900 520 660 540 440 566 240 600-200 620-720 650z",
      ) +
      fill(
        lit("#8d6a50"),
        "M-720 600C-200 560 200 560 420 520 640 490 840 470 1680 440v14C840 486 640 506 420 536 200 576-200 574-720 614z",
      ) +
      leaves(stage, 880, 90, {
        size: 1.3,
        colours: [light.leaf, light.leafLit],
        turns: [110, 140, 170, 200, 230],
      }) +
      leaves(stage, 700, 20, { size: 1, colours: [light.leaf, light.leafLit], turns: [130, 160, 190] }) +
      // sitting, seen from the side, howling: back, belly, arm, leg, tail
      line(fur, 25, "M700 500Q800 560 790 650 770 720 710 700 676 676 700 646") +
      fill(
        fur,
        "M520 250C600 230 690 280 726 370 752 440 740 510 700 526 640 540 560 540 520 526 480 470 470 330 520 250z",
      ) +
      fill(warmFur, "M600 270C670 290 716 360 720 440 720 490 706 516 690 524 690 430 660 340 600 270z") +
      line(fur, 44, "M520 340Q470 400 470 470L450 520") +
      fill(fur, "M540 530Q500 440 590 420 690 430 680 500 660 540 560 546z") +
      line(fur, 34, "M590 520Q520 540 470 530") +
      line(shade("#3a2a24", 0.2), 13, "M440 524l-20 14M452 530l-14 20M468 534l-6 22M470 530l-22 18") +
      // the head, thrown back
      fill(
        fur,
        "M470 280C440 240 450 180 500 160 560 146 604 180 606 236 600 290 560 320 520 316 500 312 484 300 470 280z",
      ) +
      fill(warmFur, "M560 170Q606 190 602 250 590 300 550 312 600 250 560 170z") +
      fill(
        shade("#7a6258", 0.4),
        "M452 256Q430 214 452 186 480 170 506 184 524 206 512 236 490 270 452 256z",
      ) +
      fill(light.dark, "M436 226Q428 196 446 182 462 190 464 214 456 236 436 226z") +
      fill(lit("#d9766a"), "M440 218q0-18 8-26 8 8 8 22-6 10-16 4z") +
      oval("#f6e7c8", 490, 206, 8) +
      oval("#14100e", 488, 205, 5) +
      oval(shade("#5a463c", 0.4), 574, 214, 15, 19) +
      line(light.cloud, 5, "M404 190Q386 204 390 226M376 168Q346 198 354 240M350 146Q304 190 318 254", 0.7) +
      leaves(stage, 20, 770, { size: 1.9, turns: [-20, 6, 34, 60] })
    );
  },
};
