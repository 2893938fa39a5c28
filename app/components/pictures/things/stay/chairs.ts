import { each, fill, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/frame";
import { hills } from "../../grounds/hills";
import { hedge } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { deck } from "../../grounds/table";

export const chairs: Drawing = {
  sun: { x: 590, y: 268, radius: 84 },
  draw(stage) {
    const { accent, shade, lit, dice, light } = stage;
    const chair = (x: number, size: number, colour: string) =>
      put(
        x,
        640,
        size,
        oval(light.dark, 0, 10, 150, 14, 0.3) +
          fill(shade(colour, 1), "M-96-70h20L-92 14h-18zM96-70H76L92 14h18z") +
          fill(shade(colour, 0.9), "M-92-100H92l10 50H-102z") +
          each([-2, -1, 0, 1, 2], (i) =>
            put(
              0,
              -40,
              1,
              fill(
                i % 2 ? shade(colour, 0.35) : lit(colour),
                `M${i * 30 - 13} 0L${i * 38 - 16}-${210 - i * i * 12}q16-22 33 0L${i * 30 + 13} 0z`,
              ),
            ),
          ) +
          fill(shade(colour, 0.7), "M-92-150H92v14H-92zM-80-76H80v14H-80z") +
          fill(
            lit(colour),
            "M-136-118h50q8 0 6 10l-4 8h-56q-8-10 4-18zM136-118H86q-8 0-6 10l4 8h56q8-10-4-18z",
          ) +
          fill(shade(colour, 0.8), "M-128-100h14L-104-6h-14zM128-100h-14L104-6h14z"),
      );
    return (
      sky(stage) +
      hills(stage, { flip: dice() < 0.5, end: 430 }) +
      sea(stage, { to: 540 }) +
      hedge(light.near, 540, 50) +
      frame(stage, 600) +
      deck(stage, 548) +
      chair(440, 1.2, accent) +
      chair(740, 1.2, accent) +
      fill(shade("#8a5a3c", 0.6), "M548 566h84v12h-84zM560 578h8v78h-8zM612 578h8v78h-8z") +
      fill(lit("#4f8f6a"), "M572 566v-50q0-8 5-12v-24h12v24q5 4 5 12v50z") +
      fill(lit("#f0c04e"), "M604 566l-4-36h26l-4 36z") +
      oval(lit("#fff8e6"), 613, 530, 14, 6)
    );
  },
};
