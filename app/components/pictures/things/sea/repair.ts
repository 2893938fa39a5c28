import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board } from "../../parts/surfboards";

export const repair: Drawing = {
  sun: { x: 250, y: 250 },
  draw(stage) {
    const { accent, lit, shade, shine } = stage;
    const trestle = (x: number) =>
      fill(lit("#b98a5c"), `M${x - 16} 460h32L${x + 60} 668h-22L${x} 500 ${x - 38} 668h-22z`) +
      fill(shade("#b98a5c", 0.7), `M${x - 44} 590h88v14h-88zM${x + 4} 460h12L${x + 60} 668h-12z`) +
      fill(lit("#3a4a50"), `M${x - 34} 446h68v18h-68z`);
    return (
      fill(shade("#5f8f95", 0.3), "M-720 0h2400v840H-720z") +
      line(
        shade("#5f8f95", 0.9),
        4,
        Array.from({ length: 24 }, (_, i) => `M${i * 42} 96V590`).join(""),
        0.4,
      ) +
      `<svg x="60" y="150" width="230" height="300" viewBox="120 100 360 470" preserveAspectRatio="xMidYMid slice">${sky(stage)}${hills(stage, { flip: false, end: 420 })}${sea(stage, { to: 840 })}</svg>` +
      line(lit("#e9d9b8"), 14, "M60 150h230v300H60z") +
      fill(shade("#8a7a68", 0.4), "M-720 590h2400v250H-720z") +
      fill(shade("#8a7a68", 1), "M-720 590h2400v10H-720z", 0.5) +
      fill(shine("#e9d9b8", 0.5), "M110 600h180l130 120H150z", 0.3) +
      fill(shade("#4a5a60", 0.6), "M-720 0h2400v90H-720z") +
      fill(lit("#6a7a7e"), "M-720 84h2400v14H-720z") +
      each(
        [
          [380, "#f0b84a"],
          [470, "#f6efe0"],
          [560, "#2f9c95"],
          [650, "#e9a184"],
          [740, "#f6efe0"],
          [830, "#e4553c"],
        ],
        ([x, c], i) =>
          board(stage, x, 410 + (i % 3) * 8, 300 - (i % 2) * 36, 30, c, {
            band: i % 3 === 0 ? "#fdf6e8" : undefined,
          }),
      ) +
      fill(shade("#7a5638", 0.4), "M340 330h530v12H340zM340 250h530v12H340z") +
      trestle(440) +
      trestle(760) +
      fill(
        lit("#fdf6e8"),
        "M270 420C360 384 520 384 640 388 780 392 880 404 930 420 880 448 780 456 640 458 520 460 360 456 270 420z",
      ) +
      fill(
        shade("#fdf6e8", 0.6),
        "M270 420C360 446 520 448 640 446 780 444 880 436 930 420 880 448 780 456 640 458 520 460 360 456 270 420z",
      ) +
      fill(lit(accent), "M380 396C420 390 450 388 490 387v64c-40 1-76 0-110-6zM520 386h24v66h-24z") +
      line(shade("#7a5638", 0.3), 2.5, "M290 420H910", 0.5) +
      fill(shine("#9fd0d4", 0.3), "M690 404q60-12 110 4 4 20-20 26-66 8-96-6-10-14 6-24z") +
      fill(lit("#f0d48a"), "M660 396l18-4 8 54-18 2zM806 400l18-4 4 42-18 4z") +
      fill(lit("#e4553c"), "M596 372q0-24 30-24t30 24v14h-60z") +
      fill(shade("#e4553c", 1), "M588 384h76v10h-76z") +
      fill(lit("#8fa0a4"), "M160 560h96v104h-96z") +
      fill(shade("#8fa0a4", 0.6), "M214 560h42v104h-42z") +
      oval(shine("#8fa0a4", 0.4), 208, 560, 48, 12) +
      fill(lit(accent), "M160 590h96v40h-96z")
    );
  },
};
