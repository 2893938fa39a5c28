import { fill, line, put } from "../../drawing/pen";
import { box, disc } from "../../drawing/shapes";
import type { Drawing, Stage } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { facade } from "../../parts/buildings";
import { crate } from "../../parts/fruit-crate";
import { awning } from "../../parts/roofs";

export const grocery: Drawing = {
  view: [176, 128, 784],
  near: [368, 218, 440],
  draw(stage) {
    const { accent, lit, shade } = stage;
    return (
      yard(stage) +
      facade(stage) +
      fill(lit("#fff4e0"), "M466 330h338v206H466z") +
      fill(shade("#4a342c", 0.3), "M480 342h310v182H480z") +
      upperGoods(stage) +
      lowerGoods(stage) +
      fill(lit("#b98a5c"), "M480 434h310v9H480zM480 524h310v12H480z") +
      awning(stage, 446, 276, 378, 62, accent) +
      fill(shade("#7a5238", 0.2), "M356 366h86v240h-86z") +
      fill(lit("#c9563a"), "M364 374h70v232h-70z") +
      fill(shade("#4a7a82", 0.1), "M372 386h54v80h-54z") +
      line(shade("#6a8a3f", 0.4), 5, "M850 296v40") +
      fill(
        lit("#e8c040"),
        "M824 334q-16 46 4 76 12-30 8-70zM840 336q-8 60 8 90 14-40 6-90zM860 334q4 50 22 74 10-40-8-76z",
      ) +
      crate(stage, 470, 564, 140, "#e4553c") +
      crate(stage, 620, 564, 140, "#f2b13c") +
      crate(stage, 770, 564, 110, "#6fae4a") +
      waterJug(stage)
    );
  },
};

/** Cereal, milk, soda, tins and bread. */
function upperGoods({ lit, shade }: Stage): string {
  return (
    fill(lit("#d94a36"), box(492, 366, 46, 68)) +
    fill(lit("#ffd35c"), disc(515, 404, 15)) +
    fill(lit("#fff6e2"), "M552 434v-48l9-14h22l9 14v48z") +
    fill(lit("#3d8fb5"), "M552 398h40v20h-40z") +
    fill(
      lit("#2f9c6a"),
      "M606 434v-42q0-8 7-14v-16h12v16q7 6 7 14v42zM640 434v-42q0-8 7-14v-16h12v16q7 6 7 14v42z",
    ) +
    fill(lit("#f4e6c8"), box(606, 400, 26, 18) + box(640, 400, 26, 18)) +
    fill(lit("#c9d0d0"), box(682, 400, 32, 34) + box(682, 364, 32, 34)) +
    fill(lit("#e8803a"), box(682, 406, 32, 22) + box(682, 370, 32, 22)) +
    fill(lit("#d99a52"), "M726 434v-26q-6-26 28-26t28 26v26z") +
    line(shade("#9c6430", 0.4), 4, "M742 392l6 12M756 392l6 12")
  );
}

/** Rice, oil, jam and eggs. */
function lowerGoods({ lit }: Stage): string {
  return (
    fill(lit("#fff6e2"), "M494 524q-8-34 2-64l-4-10h58l-4 10q10 30 2 64z") +
    fill(lit("#2f9c6a"), "M492 482h58q3 14 0 26h-58q-2-12 0-26z") +
    fill(lit("#f0b432"), "M566 524v-44q0-10 8-16v-12h14v12q8 6 8 16v44z") +
    fill(lit("#d94a36"), box(574, 446, 14, 8) + box(608, 476, 36, 48)) +
    fill(lit("#fff6e2"), box(604, 466, 44, 12) + box(612, 490, 28, 18)) +
    fill(lit("#f4dcb8"), disc(676, 498, 10, 14) + disc(698, 498, 10, 14) + disc(720, 498, 10, 14)) +
    fill(lit("#f4dcb8"), disc(742, 498, 10, 14) + disc(764, 498, 10, 14)) +
    fill(lit("#7f8a92"), "M660 502h120l-6 22H666z")
  );
}

function waterJug({ lit, shade, shine }: Stage): string {
  return put(
    300,
    640,
    1,
    fill(lit("#4fa9cf"), "M-34 0v-84q0-16 18-22v-14h32v14q18 6 18 22V0z") +
      line(shade("#2c7ea6", 0.5), 5, "M-32-60h64M-32-34h64") +
      fill(shine("#4fa9cf", 0.5), "M-24-82h9v70h-9z") +
      fill(lit("#f4f0e4"), "M-18-128h36v14h-36z"),
  );
}
