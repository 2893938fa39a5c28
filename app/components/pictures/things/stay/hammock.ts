import { fill, line } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm, tufts } from "../../grounds/plants";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

export const hammock: Drawing = {
  sun: { x: 600, y: 300, radius: 78 },
  draw(stage) {
    const { accent, shade, lit, shine, light } = stage;
    const cotton = "#fdf1dc";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 520 }) +
      sea(stage, { to: 580 }) +
      sand(stage, 566) +
      fill(light.dark, "M-720 700Q-200 660 0 700C160 640 420 690 620 668S1300 650 1680 640V840H-720z") +
      palm(stage, 330, 690, 560, { lean: -34, size: 1.5 }) +
      palm(stage, 884, 690, 600, { lean: 30, size: 1.5 }) +
      line(
        light.dark,
        4,
        "M316 300L400 356M316 300L396 376M316 300L392 398M888 290L808 350M888 290L812 372M888 290L816 394",
      ) +
      fill(
        shade(accent, 0.7),
        "M388 350C430 470 520 516 606 516S786 466 822 344C812 500 720 586 606 586S404 500 388 350z",
      ) +
      fill(
        lit(cotton),
        "M388 350C420 500 520 560 606 560S800 500 822 344C800 470 700 530 606 530S424 474 388 350z",
      ) +
      fill(
        lit(accent),
        "M388 350C424 470 520 530 606 530S794 468 822 344C786 450 700 500 606 500S436 450 388 350z",
      ) +
      fill(
        lit(cotton),
        "M388 350C440 450 530 492 606 492S780 446 822 344C786 452 700 504 606 504S432 452 388 350z",
      ) +
      fill(shine(cotton, 0.2), "M446 448q-8-36 30-50 34-10 62 22 8 26-8 44-50 6-84-16z") +
      line(
        lit(cotton),
        4,
        Array.from({ length: 15 }, (_, i) => {
          const t = (i + 2) / 18;
          const x = Math.round(400 + 410 * t);
          const y = Math.round(430 + 156 * Math.sin(Math.PI * t) ** 0.8);
          return `M${x} ${y - 8}l${i % 2 ? 3 : -3} 26`;
        }).join(""),
      ) +
      tufts(stage, 820, 950, 690, 5, light.dark, 60)
    );
  },
};
