import { each, fill, line, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm, tufts } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sky } from "../../grounds/sky";
import { zinc } from "../../parts/roofs";

export const workshop: Drawing = {
  draw(stage) {
    const { lit, shade, light } = stage;
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 700, near: false }) +
      fill(light.mid, "M-720 370h2400v200H-720z") +
      hedge(light.near, 440, 90) +
      palm(stage, 110, 600, 450, { fill: light.leaf, size: 1.25 }) +
      ground(lit("#cdb08a"), shade("#bd9a70", 0.5), 590) +
      put(15, 144, 0.76, shed(stage)) +
      tufts(stage, 10, 230, 626, 4, light.leaf, 44)
    );
  },
};

function shed(stage: Stage): string {
  const { wall, lit, shade, shine } = stage;
  const tyre = (x: number, y: number, width: number, height: number) =>
    fill(
      "#23282c",
      `M${x - width} ${y - height + 14}q0-14 14-14h${2 * width - 28}q14 0 14 14v${height - 28}q0 14-14 14h-${2 * width - 28}q-14 0-14-14z`,
    ) +
    line(
      "#454d52",
      4,
      each(
        [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7],
        (k) => `M${Math.round(x + width * k)} ${y - height + 8}l8 ${height * 0.36}l-8 ${height * 0.36}`,
      ),
    ) +
    fill("#3a4246", box(x - width + 6, y - height + 2, 2 * width - 40, 5));
  return (
    fill(lit(wall), "M250 240H920V600H250z") +
    line(
      shade(wall, 0.7),
      5,
      Array.from({ length: 20 }, (_, i) => `M${266 + i * 34} 262V600`).join(""),
      0.45,
    ) +
    fill(shade(wall, 1), "M250 240H920v30H250z", 0.7) +
    zinc(stage, 260, 910, 160, 240, "#8fa0a4", 36) +
    fill(shade("#3a3434", 0.4), "M300 312H640V600H300z") +
    fill(shade("#5a5048", 0.2), "M300 540H640v60H300z") +
    fill(shade("#8a6a4c", 0.3), "M330 430h180v10H330z") +
    fill(lit("#e9a93a"), "M344 392h40v38h-40z") +
    fill(lit("#e4553c"), "M396 400h56v30h-56z") +
    fill(lit("#8fb0b4"), "M464 384h26v46h-26z") +
    line(shine("#b9c4c4", 0.2), 7, "M360 336v34M400 336v42M440 336v30M480 336v38") +
    // a board with a spanner, tyres, tool box
    fill(shade("#8a5f42", 0.4), box(654, 292, 244, 160)) +
    fill(lit("#fff4e0"), box(654, 284, 244, 160)) +
    put(
      776,
      364,
      0.8,
      fill(
        lit("#1f6f78"),
        "M-16-58V58C-34 66-46 82-46 100-46 112-42 122-34 130V98H34V130C42 122 46 112 46 100 46 82 34 66 16 58V-58C34-66 46-82 46-100 46-112 42-122 34-130V-98H-34V-130C-42-122-46-112-46-100-46-82-34-66-16-58z",
      ),
      64,
    ) +
    tyre(740, 666, 92, 62) +
    tyre(752, 606, 92, 62) +
    tyre(736, 546, 88, 60) +
    oval("#23282c", 880, 600, 76) +
    oval("#454d52", 880, 600, 58) +
    oval("#23282c", 880, 600, 50) +
    oval(lit("#c9d0d0"), 880, 600, 36) +
    oval(shade("#c9d0d0", 0.7), 880, 600, 15) +
    each([0, 72, 144, 216, 288], (a) =>
      oval(
        "#454d52",
        880 + Math.round(25 * Math.cos(a / 57.3)),
        600 + Math.round(25 * Math.sin(a / 57.3)),
        5,
      ),
    ) +
    fill(lit("#e4553c"), "M430 596h190q8 0 8 8v66H422v-66q0-8 8-8z") +
    fill(shade("#e4553c", 0.8), "M422 622h206v8H422zM580 596h40q8 0 8 8v66h-48z") +
    line(shade("#e4553c", 1), 10, "M480 592v-22h90v22") +
    fill(lit("#f6efe0"), "M510 614h30v22h-30z")
  );
}
