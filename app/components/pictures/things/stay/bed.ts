import { fill, line, oval } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";

export const bed: Drawing = {
  sun: { x: 300, y: 250, radius: 54 },
  draw(stage) {
    const { light, lit, shade, shine, wall, accent, second, lamps } = stage;
    const wood = "#9a6a44";
    return (
      fill(lit(wall), box(-720, -200, 2400, 1040)) +
      line(
        shade(wall, 0.5),
        2.5,
        "M-720 60H1680M-720 130H1680M-720 200H1680M-720 270H1680M-720 340H1680M-720 410H1680M-720 480H1680",
        0.5,
      ) +
      // the window, with the sea in it
      `<svg x="70" y="130" width="230" height="270" viewBox="100 110 400 470" preserveAspectRatio="xMidYMid slice">${sky(stage)}${hills(stage, { flip: false, end: 460 })}${sea(stage, { to: 840 })}${palm(stage, 160, 640, 400, { lean: 60, size: 1.4 })}</svg>` +
      line(lit("#fff6e6"), 16, "M70 130H300V400H70zM185 130V400") +
      fill(lit("#fff6e6"), "M48 402H322v18H48z") +
      fill(shade(wood, 0.4), "M-720 590h2400v250H-720z") +
      line(shade(wood), 3, "M-720 626H1680M-720 672H1680", 0.6) +
      fill(shine(wall, 0.5), "M80 604H310L420 720H120z", 0.35) +
      (lamps ? glow(stage, 900, 330, 220) : "") +
      // the bed
      fill(shade(wood, 0.2), "M376 330H846V640H376z") +
      fill(shine(wood, 0.2), "M376 330H846v16H376z") +
      fill(lit("#fffaf0"), "M346 500Q346 470 376 470H846Q876 470 876 500V640H346z") +
      fill(shade("#efe2cc", 0.5), "M346 600H876v40H346z") +
      fill(lit("#ffffff"), "M400 480q-6-74 40-78h120q40 4 36 78zM636 480q-6-74 40-78h120q40 4 36 78z") +
      fill(shade("#f2e8d8", 0.5), "M404 462q90 24 190 0l2 18H400zM640 462q90 24 190 0l2 18H636z") +
      fill(lit(accent), "M346 520H876v92H346z") +
      fill(lit(second), "M346 540H876v12H346zM346 582H876v12H346z") +
      fill(shade(accent, 0.6), "M760 520H876v92H760z", 0.5) +
      fill(shade(wood, 0.6), "M356 640h20v44h-20zM846 640h20v44h-20z") +
      // the net, tied back
      line(shade(wood, 0.6), 5, "M612-200V70") +
      oval("#ffffff", 612, 96, 190, 30, 0.6) +
      fill(
        "#ffffff",
        "M422 96Q400 360 300 640H372Q420 480 440 330 480 200 612 126 500 130 422 96zM802 96Q824 360 924 640H852Q804 480 784 330 744 200 612 126 724 130 802 96z",
        0.62,
      ) +
      fill("#ffffff", "M424 100Q612 150 800 100 800 240 850 380L374 380Q424 240 424 100z", 0.2) +
      line(
        "#ffffff",
        3,
        "M440 120Q420 340 330 620M470 130Q440 300 400 470M784 120Q804 340 894 620M754 130Q784 300 824 470",
        0.55,
      ) +
      line(lit(second), 9, "M372 470q20 10 40-2M812 468q20 12 40 2") +
      // a lamp beside it
      fill(shade(wood, 0.5), "M892 520h90v16h-90zM900 536h10v110h-10zM960 536h10v110h-10z") +
      fill(lamps ? "#ffe2a0" : lit("#fff1d0"), "M904 430h66l18 56H886z") +
      fill(light.dark, "M932 486h10v34h-10z", 0.6)
    );
  },
};
