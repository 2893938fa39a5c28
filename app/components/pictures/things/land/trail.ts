import { each, fill, line } from "../../drawing/pen";
import { box, lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hedge, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";

export const trail: Drawing = {
  sun: { x: 520, y: 150 },
  draw(stage) {
    const { light, lit, shade, accent } = stage;
    const rope = shade("#a8865c", 0.2);
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    return (
      sky(stage, { clouds: false }) +
      fill(light.far, "M-720 300Q-300 140 100 250T560 210T1000 240T1680 180V840H-720z") +
      fill(light.mid, "M-720 380Q-200 230 200 330T640 330T1080 300T1680 330V840H-720z") +
      palm(stage, 200, 470, 250, { lean: -20, fill: light.mid, size: 0.8 }) +
      palm(stage, 760, 460, 270, { lean: 24, fill: light.mid, size: 0.85 }) +
      hedge(light.near, 420, 110) +
      palm(stage, 110, 560, 430, { lean: 20, fill: light.near, size: 1.3 }) +
      palm(stage, 860, 560, 470, { lean: -10, fill: light.near, size: 1.35 }) +
      // the far bank, where the path goes on
      fill(light.leaf, "M-720 470Q0 430 400 450H600Q1000 430 1680 470V840H-720z") +
      fill(lit("#d9b988"), "M474 448Q500 400 478 380H500Q520 410 520 448z") +
      fill(
        light.dark,
        "M-720 560Q-100 470 250 520 330 560 330 640 340 720 300 840H-720zM1680 560Q1000 470 730 520 650 560 650 640 640 720 680 840H1680z",
        0.75,
      ) +
      fill(
        light.sea[1],
        "M250 520Q480 500 730 520 650 560 650 640 640 740 690 840H290Q340 740 330 640 330 560 250 520z",
      ) +
      fill(light.glint, lens(380, 560, 180, 6) + lens(420, 600, 200, 7) + lens(360, 650, 170, 8), 0.6) +
      // a hanging bridge: planks widen towards us
      each(steps, (i) => {
        const t = (i / 11) ** 1.5;
        const [y, half, high] = [452 + 268 * t + 40 * Math.sin(Math.PI * t), 28 + 210 * t, 5 + 15 * t];
        return (
          fill(i % 2 ? lit("#b98a5c") : lit("#a8784f"), box(490 - half, y, 2 * half, high + 8 * t)) +
          fill(shade("#6a4630", 0.6), box(490 - half, y + high + 8 * t, 2 * half, 4 + 4 * t))
        );
      }) +
      line(rope, 7, "M462 380Q440 500 250 760M518 380Q540 500 730 760") +
      line(rope, 11, "M452 330Q400 420 100 640M528 330Q580 420 880 640") +
      line(
        rope,
        4,
        "M440 386L452 460M420 420L438 500M390 458L416 548M350 500L386 604M300 544L340 664M540 386L528 460M560 420L542 500M590 458L564 548M630 500L594 604M680 544L640 664",
      ) +
      fill(shade("#6a4630", 0.4), "M444 310h16v150h-16zM520 310h16v150h-16z") +
      fill(lit(accent), "M436 300h32v14h-32zM512 300h32v14h-32z") +
      leaves(stage, 10, 760, { size: 2, turns: [-20, 8, 36, 64] }) +
      leaves(stage, 950, 770, { size: 1.7, turns: [-60, -34, -6, 20] })
    );
  },
};
