import { each, fill, line, oval } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

export const barber: Drawing = {
  sun: { x: 240, y: 250 },
  draw(stage) {
    const { lit, shade, shine, wall, accent, second, lamps } = stage;
    const chrome = lit("#d3dcdc");
    return (
      fill(lit(wall), "M-720-200h2400v1040h-2400z") +
      fill(shade(wall, 0.5), "M-720 470h2400v140h-2400z", 0.6) +
      fill(lit("#fff6e6"), "M-720 460h2400v14h-2400z") +
      fill(shade("#5a4a44", 0.4), "M-720 600h2400v240h-2400z") +
      fill(
        lit("#efe4d0"),
        "M-720 600h160l-100 120h-160zM-400 600h160l-60 120h-170zM-80 600h160l-20 120h-170zM240 600h160v120H230zM560 600h160l40 120H590zM880 600h160l90 120H950zM1200 600h160l130 120h-170z",
        0.5,
      ) +
      // the mirror with the beach in it
      fill(shade("#8a5a34", 0.2), "M120 100H430V440H120z") +
      `<svg x="138" y="118" width="274" height="304" viewBox="60 110 420 466" preserveAspectRatio="xMidYMid slice">${sky(stage)}${hills(stage, { flip: false, end: 460 })}${sea(stage, { to: 840 })}${palm(stage, 150, 640, 400, { lean: 60, size: 1.4 })}</svg>` +
      fill("#ffffff", "M150 300L290 118h60L138 400v-80z", 0.22) +
      fill(lit("#a8784f"), "M90 470H460v18H90z") +
      each(
        [
          [140, 60, accent],
          [190, 80, second],
          [236, 50, "#f6efe0"],
          [390, 70, "#f0b84a"],
        ],
        ([x, h, colour]) =>
          fill(lit(colour), box(x, 470 - h, 34, h)) +
          fill(shade("#3a3a40", 0.2), box(x + 9, 458 - h, 16, 14)),
      ) +
      line(shade("#5a6468", 0.2), 9, "M290 440l40 26M330 440l-40 26") +
      // the pole
      fill(chrome, "M856 130h64v24h-64zM856 420h64v24h-64z") +
      fill("#fffaf0", "M862 154h52v266h-52z") +
      fill(lit("#d8432f"), "M862 190l52-36v40l-52 36zM862 310l52-36v40l-52 36zM862 420v-10l52-36v40l-8 6z") +
      fill(lit("#2f5fa8"), "M862 250l52-36v40l-52 36zM862 370l52-36v40l-52 36z") +
      fill("#ffffff", "M868 154h10v266h-10z", 0.6) +
      (lamps ? glow(stage, 888, 280, 220) : "") +
      // the chair
      oval(shade("#2a2018"), 630, 688, 170, 18, 0.45) +
      fill(chrome, "M540 660q90-30 180 0v22q-90 26-180 0zM608 570h44v90h-44z") +
      fill(shade(chrome, 0.7), "M636 570h16v90h-16zM640 652q50 2 80 10v20q-50 14-90 14z", 0.7) +
      fill(lit(accent), "M500 500H760q16 0 16 22t-16 22H500q-16 0-16-22t16-22z") +
      fill(shade(accent, 0.7), "M500 524H776q-2 20-16 20H500q-16 0-16-20z", 0.7) +
      fill(shade(accent, 0.5), "M690 250Q740 240 756 280L776 500H690z") +
      fill(lit(accent), "M700 256Q650 244 640 290L650 500H740L760 290Q756 250 700 256z") +
      line(shade(accent, 0.8), 5, "M656 330H750M656 390H752M658 450H752") +
      fill(lit(accent), "M660 180H740q14 0 14 16v34q0 16-14 16H660q-14 0-14-16v-34q0-16 14-16z") +
      line(chrome, 15, "M560 500V420H660M700 246V230") +
      fill(lit("#3a2a24"), "M520 404H680q10 0 10 12t-10 12H520q-10 0-10-12t10-12z") +
      fill(chrome, "M470 540L430 640h40l32-100zM400 640H500v18H400z") +
      fill(shine(accent, 0.5), "M660 280q4-16 20-18l8 200h-16z", 0.5)
    );
  },
};
