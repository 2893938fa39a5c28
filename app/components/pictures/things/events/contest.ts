import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { frame } from "../../grounds/framing-palms";
import { hills } from "../../grounds/hills";
import { sand } from "../../grounds/sand";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board } from "../../parts/surfboards";

export const contest: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, second, third } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 560 }) +
      sea(stage, { to: 560 }) +
      fill(
        light.glint,
        "M-720 430q300-22 560 0 300 22 560-6 260-24 520 0t760 2v16q-400 24-760 10-260-20-520 4-260 24-560 8-260-18-560 0z",
        0.9,
      ) +
      fill(
        light.glint,
        "M-720 490q400-26 700 0 300 20 520-4 260-20 520 4 300 14 660-6v18q-360 24-660 8-260-20-520 0-220 26-520 8-300-20-700 0z",
        0.8,
      ) +
      sand(stage, 530) +
      // the judges' stand
      line(
        shade("#8a6244", 0.2),
        15,
        "M150 330L120 680M390 330L420 680M180 330V660M360 330V660M120 520H420M150 420H390",
      ) +
      line(shade("#8a6244", 0.5), 9, "M150 420L420 520M390 420L120 520") +
      fill(lit("#c9985c"), "M110 320H430v18H110z") +
      fill(lit("#fffaf0"), "M130 250H410v72H130z") +
      fill(lit(accent), "M130 250H410v20H130z") +
      fill(light.dark, "M160 288h60v10h-60zM240 288h90v10h-90zM350 288h40v10h-40z", 0.6) +
      fill(shade("#7a5238", 0.2), "M130 130h12v130h-12zM398 130h12v130h-12z") +
      fill(lit(second), "M100 140L270 70 440 140v16H100z") +
      fill(shade(second, 0.7), "M270 70L440 140H330z", 0.7) +
      // flags of the day
      each(
        [
          [470, accent, 250],
          [530, third, 290],
          [590, second, 330],
        ],
        ([x, colour, y]) =>
          line(shade("#8a6244", 0.3), 7, `M${x} ${y}V620`) +
          fill(lit(colour), `M${x + 3} ${y}q44-20 74 8-24 22 4 48-40-16-78 0z`),
      ) +
      // podium and boards
      oval(shade(light.sandShade), 760, 690, 220, 18, 0.4) +
      board(stage, 690, 640, 360, 30, accent, { band: "#fff6e6", turn: -5 }) +
      board(stage, 770, 590, 400, 32, "#fff6e6", { nose: second, turn: 1 }) +
      board(stage, 860, 650, 340, 30, third, { band: second, turn: 6 }) +
      fill(lit("#fffaf0"), "M620 620H720V690H620zM720 580H820V690H720zM820 640H920V690H820z") +
      fill(shade("#efe2cc", 0.6), "M620 670H920v20H620z", 0.6) +
      fill(
        lit(accent),
        "M766 606h12v50h-12zM752 616l14-10v16zM656 640h28v10h-10v8h10v10h-28v-10h14v-4h-14zM856 656h28v10h-28zM856 670h28v10h-28z",
      ) +
      fill(shine("#f4c63e", 0.1), "M640 520h52q0 40-18 46v8h14v8h-44v-8h14v-8q-18-6-18-46z") +
      frame(stage, 0, ["none"])
    );
  },
};
