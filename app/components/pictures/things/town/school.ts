import { fill, line, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { palm } from "../../grounds/plants";
import { outlook } from "../../grounds/settings";

export const school: Drawing = {
  sun: { x: 240 },
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    const chalk = "#f4f0e0";
    const bench = (x: number, y: number, size: number) =>
      put(
        x,
        y,
        size,
        fill(shade("#3a2a20"), "M-130 4H130l10 12H-140z", 0.35) +
          fill(shade("#8a5f34", 0.3), "M-110-64h14V4h-14zM96-64h14V4H96z") +
          fill(lit("#c9985c"), "M-130-84H130l8 20H-138z") +
          fill(shade("#c9985c", 0.7), "M-138-64H138v10H-138z"),
      );
    return (
      outlook(stage) +
      fill(light.leafLit, "M-720 500Q200 460 600 480T1680 480V840H-720z") +
      palm(stage, 130, 600, 470, { lean: 40, size: 1.3 }) +
      fill(lit("#dcc29a"), "M-720 610Q200 570 600 590T1680 580V840H-720z") +
      // the board on its trestle, under the sky
      line(shade("#8a5f34", 0.3), 15, "M400 90L330 640M820 90L890 640") +
      fill(shade("#8a5f34", 0.2), "M310 120H910V500H310z") +
      fill("#2a4a44", "M328 138H892V482H328z") +
      fill("#33584f", "M328 138H892V300Q600 240 328 340z") +
      line(
        chalk,
        9,
        "M376 262l38-96 38 96M390 228h48M490 166v96h30q34-4 34-28 0-22-26-24 22-4 22-22 0-18-26-22zM680 190q-16-26-46-20-36 10-36 46t36 46q30 6 48-20",
      ) +
      line("#f4c63e", 7, "M376 330q40-34 80 0t80 0") +
      line(
        "#8fd0c8",
        7,
        "M640 400V330M640 356q-34 0-34-30 34 0 34 30zM640 340q0-34 34-34 0 34-34 34zM600 404h80",
      ) +
      line("#f0907a", 7, "M740 380q40-60 90 0-50 50-90 0zM830 380l28-20v40z") +
      line(chalk, 6, "M376 400h140M376 436h100") +
      fill(lit("#c9985c"), "M300 492H920v14H300z") +
      fill("#fffaf0", "M700 486h50v8h-50z") +
      fill(lit(accent), "M770 478h60v16h-60z") +
      bench(330, 640, 0.9) +
      bench(610, 690, 1.1) +
      bench(890, 640, 0.9) +
      // books
      put(
        600,
        596,
        1,
        fill(lit(accent), "M-80-22H60v22H-80z") +
          fill(lit(second), "M-66-42H70v20H-66z") +
          fill(lit(third), "M-74-60H50v18H-74z") +
          fill("#fffaf0", "M52-18h8v14h-8zM62-38h8v12h-8zM42-56h8v10h-8z") +
          fill(shine("#e4553c", 0), "M-20-92q24-14 40 6 4 22-18 26-30 2-22-32z") +
          line(light.dark, 4, "M4-90l4-12"),
      )
    );
  },
};
