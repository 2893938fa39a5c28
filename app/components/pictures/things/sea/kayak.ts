import { each, fill, line } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { leaves } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/puffs-and-dots";

export const kayak: Drawing = {
  view: [120, 190, 820],
  sun: { x: 500 },
  draw(stage) {
    const { accent, lit, shade, shine } = stage;
    const { light } = stage;
    const roots = (x: number, y: number, height: number, size: number) =>
      line(
        light.dark,
        7 * size,
        each(
          [-70, -40, -14, 16, 44, 74],
          (q) => `M${x} ${y - height}Q${x + q * size} ${y - height * 0.7} ${x + q * 1.2 * size} ${y}`,
        ),
      );
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 960, rise: 1.2, near: false }) +
      fill(
        light.mid,
        "M-720 290C-300 240 0 290 60 280 190 270 290 340 420 372H-720zM1680 260C1200 230 960 270 900 264 790 270 690 340 560 372H1680z",
      ) +
      sea(stage, { to: 840 }) +
      puff(light.near, [
        [30, 250, 100],
        [140, 270, 80],
        [230, 310, 54],
        [300, 340, 34],
        [930, 230, 110],
        [820, 260, 80],
        [730, 310, 52],
        [670, 344, 30],
      ]) +
      fill(light.near, "M-720 200H100L330 376H-720zM1680 190H860L650 376H1680z") +
      roots(120, 410, 90, 0.9) +
      roots(236, 396, 60, 0.6) +
      roots(860, 414, 100, 1) +
      roots(740, 396, 60, 0.6) +
      fill(
        light.near,
        lens(0, 412, 330, 14) + lens(640, 412, 340, 14) + lens(20, 440, 240, 10) + lens(720, 444, 230, 10),
        0.6,
      ) +
      fill(light.dark, lens(250, 600, 640, 30), 0.4) +
      fill(lit(accent), lens(330, 620, 480, 12) + lens(400, 646, 320, 8), 0.45) +
      fill(
        shade(accent, 0.8),
        "M240 530C340 572 480 584 580 584S820 572 920 520C890 580 800 616 580 618 360 616 270 588 240 530z",
      ) +
      fill(
        lit(accent),
        "M240 530C340 510 460 500 580 500S820 500 920 520C820 572 690 590 580 590S340 574 240 530z",
      ) +
      fill(
        shine(accent, 0.45),
        "M260 530C360 512 470 506 580 506S800 506 890 520C800 514 690 514 580 516S360 520 260 530z",
      ) +
      fill(
        shade("#3a2a2c", 0.2),
        "M480 540C490 520 530 514 590 514S680 522 690 540C680 560 640 568 590 568S490 560 480 540z",
      ) +
      fill(shade("#5a4a4a", 0.1), "M620 516q36-40 54-30 10 10 8 44-20-12-62-14z") +
      line("#fff4dc", 3, "M330 534L400 528 430 548 360 552M760 546L810 524", 0.7) +
      line(shade("#5a4034", 0.1), 8, "M340 470L820 566") +
      fill(
        lit("#f6efe0"),
        "M356 474C320 440 270 436 240 448 250 474 300 492 346 484zM806 562C850 540 900 550 920 574 890 592 840 588 802 572z",
      ) +
      fill(
        shade("#f6efe0", 0.5),
        "M356 478C320 470 280 460 240 448 250 474 300 492 346 484zM806 566C850 566 890 570 920 574 890 592 840 588 802 572z",
      ) +
      leaves(stage, 120, 830, { size: 1.7, colours: [light.dark, light.leaf], turns: [-16, 10, 36, 60] })
    );
  },
};
