import { bare, each, fill, line, oval } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";
import { glow } from "../../parts/lamps";
import { board, paintOf } from "../../parts/surfboards";

/** An open shed of planks with its rack of boards, fins hung from the beam; a board upside down in front. */
export const surfshop: Drawing = {
  near: [236, 172, 560],
  draw(stage) {
    const { accent, lit, shade, shine, lamps, light } = stage;
    const wood = lit("#b98455");
    const zinc = shine("#8fa9aa", 0.2);
    const fin = stamp(stage, "fin", () =>
      bare("M0 0C4-62 34-122 104-154 88-122 88-96 96-66 102-38 114-14 124 0z"),
    );
    return (
      yard(stage) +
      fill(light.dark, "M196 606H862L900 626H220z", 0.3) +
      fill(wood, "M206 300H846V606H206z") +
      line(
        shade("#b98455"),
        3,
        "M206 350H846M206 400H260M206 450H260M206 500H260M206 550H260M800 350H846M800 400H846M800 450H846M800 500H846M800 550H846",
      ) +
      fill(lamps ? "#8a5a34" : shade("#24444a", 0.5), "M252 352H806V606H252z") +
      (lamps ? glow(stage, 540, 430, 230) : "") +
      line(lit("#fff4e0"), 3, "M252 366Q530 384 806 366") +
      each([300, 356, 412, 468, 524, 580, 636, 692, 748], (x, index) =>
        fin(x + 8, 372 + (index % 2) * 3, [0.26, -0.26], 0, lit(paintOf(stage, index * 2))),
      ) +
      each([418, 488, 558, 628, 698, 768], (x, index) =>
        board(stage, x, 604, 206 - ((index * 29) % 34), 31, paintOf(stage, index * 3 + 1), {
          band: index % 3 === 1 ? paintOf(stage, index * 3 + 2) : undefined,
          nose: index % 3 === 2 ? paintOf(stage, index * 3) : undefined,
        }),
      ) +
      fill(lit("#d7a873"), "M374 520H806v12H374zM374 592H806v14H374z") +
      // the counter, with wax
      fill(lit(accent), "M236 504H370V606H236z") +
      fill(shade(accent), "M336 504H370V606H336z", 0.7) +
      fill(lit("#fff4e0"), "M226 492H380v14H226z") +
      fill(lit("#f4a6a0"), box(258, 474, 30, 18)) +
      fill(lit("#9ad0c6"), box(294, 474, 30, 18) + box(276, 456, 30, 18)) +
      fill(zinc, "M170 240L884 288V320L164 282z") +
      line(shade("#8fa9aa"), 5, `M196 244v36${"m46-33v36".repeat(14)}`, 0.7) +
      fill(shade("#8fa9aa"), "M164 282L884 320v12L164 294z") +
      tufts(stage, 30, 250, 650, 5, light.leaf, 40) +
      bench(stage, fin)
    );
  },
};

/** A board on its deck over two trestles, its three fins up. */
function bench(
  stage: Stage,
  fin: (x: number, y: number, scale: number, turn: number, fill: string) => string,
) {
  const { accent, lit, shade, light } = stage;
  const leg = (x: number) =>
    line(lit("#8a5f3c"), 10, `M${x} 644L${x - 30} 708M${x} 644L${x + 30} 708M${x - 22} 686H${x + 22}`);
  return (
    oval(light.dark, 690, 710, 250, 10, 0.25) +
    leg(570) +
    leg(800) +
    fin(808, 632, 0.42, 0, light.dark) +
    fin(848, 634, 0.34, 0, light.dark) +
    fill(
      lit("#fdf6e8"),
      "M440 622C520 612 620 616 700 620 800 624 880 628 916 634L910 650C860 656 760 656 690 654 580 650 490 642 440 622z",
    ) +
    fill(
      shade("#fdf6e8", 0.7),
      "M440 622C520 638 620 640 700 642 800 644 880 644 914 642L910 650C860 656 760 656 690 654 580 650 490 642 440 622z",
    ) +
    fill(
      lit(accent),
      "M560 615C580 615 600 616 616 616L610 649C592 647 574 646 556 643zM632 617h16l-5 35h-16z",
    )
  );
}
