import { fill, line } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { palm } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { board } from "../../parts/surfboards";

export const bunks: Drawing = {
  near: [400, 70, 620],
  sun: { x: 250, y: 290, radius: 64 },
  draw(stage) {
    const { wall, accent, pick, shade, lit, shine } = stage;
    const wood = "#c48f58";
    const bed = (y: number, colour: string) =>
      fill(shade(wood, 0.3), box(420, y, 440, 30)) +
      fill(lit("#fdf6e8"), `M430 ${y - 34}q0-10 10-10h410v44H430z`) +
      fill(lit(colour), `M560 ${y - 50}q140-16 290 6V${y + 6}h-290z`) +
      fill(shade(colour, 0.6), `M560 ${y - 12}h290v18h-290z`, 0.7) +
      fill(shine(colour, 0.5), `M560 ${y - 50}q30-4 60-5v71h-60z`) +
      fill(lit("#fffaf0"), `M436 ${y - 48}q0-24 24-24h66q24 0 24 24 0 18-24 18h-66q-24 0-24-18z`) +
      fill(shade("#fffaf0", 0.35), `M436 ${y - 46}q60 16 114 0-2 16-24 16h-66q-22 0-24-16z`);
    return (
      fill(lit(wall), "M-720 0h2400v840H-720z") +
      line(
        shade(wall, 0.6),
        2.5,
        Array.from({ length: 12 }, (_, i) => `M-720 ${40 + i * 48}h2400`).join(""),
        0.5,
      ) +
      `<svg x="86" y="130" width="250" height="300" viewBox="60 110 400 480" preserveAspectRatio="xMidYMid slice">${sky(stage)}${hills(stage, { flip: false, end: 420 })}${sea(stage, { to: 840 })}${palm(stage, 120, 640, 430, { lean: 60, size: 1.4 })}</svg>` +
      fill(lit("#fff4e0"), "M72 116h278v330H72zM86 130V430H336V130z") +
      fill(lit("#fff4e0"), "M206 130h10v300h-10zM86 272h250v9H86z") +
      fill(shade("#fff4e0", 0.6), "M60 440h302v16H60z") +
      fill(shade("#9a6a44", 0.4), "M-720 620h2400v220H-720z") +
      line(shade("#6a4630", 0.8), 3, "M-720 652h2400M-720 690h2400", 0.5) +
      fill(shine("#d8a878", 0.6), "M120 640h190l90 80H170z", 0.45) +
      fill(shade(wood, 0.9), "M858 160h22v470h-22z") +
      bed(330, accent) +
      bed(546, pick(["#2f7f86", "#f6efe0"])) +
      fill(lit(wood), "M404 150h26v490h-26zM846 150h26v490h-26z") +
      fill(shade(wood, 0.7), "M420 150h10v490h-10zM862 150h10v490h-10z") +
      fill(lit(wood), "M404 330h468v16H404zM404 546h468v16H404zM430 220h416v14H430z") +
      fill(lit(wood), "M742 228h14v404h-14zM800 228h14v404h-14z") +
      line(lit(wood), 11, "M748 290h60M748 380h60M748 440h60M748 500h60M748 590h60") +
      fill(shade(wood, 0.5), "M751 228h5v404h-5zM809 228h5v404h-5z") +
      board(stage, 920, 648, 470, 38, "#f6efe0", { band: accent, turn: -4 })
    );
  },
};
