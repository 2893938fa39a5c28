import { dashes, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { villageRoad } from "../../grounds/road";
import { glow } from "../../parts/lamps";

/** A yellow taxi of the province, a bag on its roof. */
export const taxi: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, lamps } = stage;
    const yellow = "#f5b928";
    const glass = lamps ? "#ffe3a8" : shade("#4d8a94", 0.3);
    const wheel = (x: number) =>
      oval("#1c2226", x, 600, 60) +
      oval(lit("#c9d0d0"), x, 600, 30) +
      oval(shade("#c9d0d0", 0.8), x, 600, 12);
    return (
      villageRoad(stage) +
      put(
        94,
        172,
        0.75,
        oval("#0a0f14", 510, 654, 390, 18, 0.3) +
          // what the traveler brings
          fill(lit(accent), "M352 300q-6-60 34-62h96q38 2 34 62z") +
          fill(shade(accent, 0.8), "M352 282h164v18H352z") +
          line(shade(accent), 6, "M404 240v-16q0-10 12-10h36q12 0 12 10v16M420 262h30") +
          line(light.dark, 8, "M330 318V304H540V318") +
          // the sign
          (lamps ? glow(stage, 606, 286, 120) : "") +
          fill(light.dark, "M556 306h100v10H556z") +
          fill(lamps ? "#fff2c0" : lit("#fffaf0"), "M566 262q2-10 12-10h56q10 0 12 10l6 44h-92z") +
          line("#2a2a2a", 9, "M588 268h36M606 268v26") +
          // the car
          fill(
            lit(yellow),
            "M150 594V512Q152 474 196 466L292 452 372 340Q384 318 412 318H618Q646 318 664 338L756 450 846 462Q880 468 882 500V594z",
          ) +
          fill(
            shine(yellow, 0.4),
            "M300 452L380 340Q390 326 412 326H618L606 334H420Q400 334 392 346L324 452z",
            0.8,
          ) +
          fill(shade(yellow, 0.8), "M150 556H882v38H150z") +
          fill(glass, "M352 448L412 358Q418 350 430 350H512V448zM532 350H606Q620 350 630 362L706 448H532z") +
          fill(shine("#bfe0e0", 0.5), "M400 448l58-98h26l-58 98zM570 448l30-98h20l-30 98z", 0.5) +
          // its checkers
          fill(lit("#fffaf0"), "M152 498H882v32H152z") +
          dashes("#22282c", 16, "16 16", "M162 506H874", 1).replace("<path", '<path stroke-linecap="butt"') +
          dashes("#22282c", 16, "16 16", "M178 522H874", 1).replace("<path", '<path stroke-linecap="butt"') +
          line(shade(yellow), 4, "M522 452V586M350 456Q336 520 352 584M720 456V560") +
          line(light.dark, 8, "M468 474h34M664 474h34") +
          fill("#ffe9a8", "M852 466q30 6 30 32h-36z") +
          (lamps ? glow(stage, 890, 492, 130) : "") +
          fill("#e4553c", "M150 478h20v20h-20z") +
          fill("#2c3438", "M138 562h36v26h-36zM860 562h34v26h-34z") +
          fill("#1c2226", "M206 598a72 72 0 0 1 144 0zM690 598a72 72 0 0 1 144 0z", 0.6) +
          wheel(278) +
          wheel(762),
      )
    );
  },
};
