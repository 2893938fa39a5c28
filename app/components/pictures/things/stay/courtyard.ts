import { mix } from "../../drawing/colour";
import { bare, dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { clump, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/goods";
import { cup } from "../../parts/tableware";
import { bicycle } from "../../parts/vehicles";

/** Five rooms around a mango tree between garden walls, and a map being drawn for a guest. */
export const courtyard: Drawing = {
  sun: { x: 300, y: 96, radius: 38 },
  draw(stage) {
    const { light, lit, shade, wall, accent, second } = stage;
    const tiles = lit("#b5603c");
    return (
      sky(stage) +
      clump(light.mid, -720, 1680, 320, 80) +
      palm(stage, -230, 420, 330, { fill: light.near, size: 1.1 }) +
      palm(stage, 1190, 420, 340, { lean: -40, fill: light.near, size: 1.2 }) +
      fill(lit(wall), "M-720 344h2400v226h-2400z") +
      fill(shade(wall, 0.6), "M-720 524h2400v46h-2400z", 0.5) +
      fill(tiles, "M-720 328h2400v24h-2400z") +
      each(rooms, (colour, index) => room(stage, 5 + 190 * index, colour)) +
      fill(tiles, "M-34 220L34 136H926L994 220z") +
      dashes(shade("#8a4432", 0.6), 34, "3 27", "M-2 178H962", 0.6) +
      fill(shade("#b5603c", 0.8), "M-34 212H994v14H-34z") +
      fill("#000000", "M5 226h950v18H5z", 0.16) +
      floor(stage) +
      bicycle(stage, 148, 604, 0.76, accent) +
      mangoTree(stage) +
      pot(stage, -110, 640, 1.2, accent) +
      pot(stage, 1120, 650, 1.3, second) +
      bougainvillea(stage, 940) +
      table(stage)
    );
  },
};

function floor({ lit, shade, shine }: Stage): string {
  let joints = "";
  for (let x = -1500; x < 2500; x += 150) joints += `M${Math.round(480 + (x - 480) * 0.52)} 566L${x} 840`;
  return (
    fill(lit("#d9a878"), "M-720 566h2400v280h-2400z") +
    fill(shine("#e9c394", 0.2), "M-720 566h2400v10h-2400z") +
    line(
      shade("#b5805a", 0.5),
      3,
      `M-720 604H1680M-720 650H1680M-720 712H1680M-720 790H1680${joints}`,
      0.45,
    ) +
    oval(shade("#8a5a44", 0.9), 560, 640, 330, 50, 0.34)
  );
}

function mangoTree(stage: Stage): string {
  const { light, lit, shade, shine } = stage;
  const gold = lit("#f0a238");
  const mango = stamp(
    stage,
    "mango",
    () =>
      line(light.dark, 3, "M0-34V-14", 0.8) +
      fill(gold, "M0-20C22-18 26 10 8 26-8 34-24 18-20-2-18-14-10-20 0-20z") +
      fill(lit("#e2603c"), "M0-20C22-18 26 10 8 26 12 6 8-10 0-20z", 0.75),
  );
  return (
    fill(
      shade("#6a4a34", 0.3),
      "M472 622Q494 500 472 410l24-6q16 40 28 54 12-36 22-76l26 8q-24 70-18 122 4 64 18 110z",
    ) +
    puff(light.leaf, [
      [380, 370, 80],
      [470, 300, 98],
      [580, 320, 92],
      [656, 390, 68],
      [520, 396, 84],
    ]) +
    puff(mix(light.leaf, light.leafLit, 0.6), [
      [368, 346, 50],
      [460, 264, 64],
      [576, 292, 54],
      [512, 360, 40],
      [654, 372, 36],
    ]) +
    each(
      [
        [406, 412],
        [490, 438],
        [576, 424],
        [628, 372],
        [460, 356],
        [352, 372],
        [542, 330],
        [684, 420],
      ],
      ([x, y]) => mango(x, y),
    ) +
    fill(shade("#c9b08c", 0.5), "M390 622q130-32 270 0v28q-140 32-270 0z") +
    fill(shine("#e9d9b8", 0.2), "M390 620q130-32 270 0-140 30-270 0z") +
    each(
      [
        [300, 656],
        [334, 668],
      ],
      ([x, y]) => oval(gold, x, y, 19, 15),
    )
  );
}

/** A round table in front: a map of the coast drawn by hand, a pencil and a cup. */
function table(stage: Stage): string {
  const { light, lit, shade, shine } = stage;
  return put(
    -34,
    -34,
    1,
    oval(light.dark, 800, 762, 190, 26, 0.3) +
      line(shade("#3f5a58", 0.4), 14, "M800 680V780M740 790L800 744 860 790") +
      oval(shade("#3f8f8a", 0.7), 800, 664, 176, 40) +
      oval(lit("#3f9c95"), 800, 654, 176, 40) +
      fill(shine("#fff6e2", 0.3), "M690 646L810 630 856 662 728 682z") +
      fill(lit("#7cc4c8"), "M709 656Q750 668 792 652 820 648 843 653L856 662 728 682z") +
      line(lit("#d9573c"), 4, "M722 650Q756 640 778 646T822 640") +
      line(lit("#f0b43c"), 6, "M850 634L880 652") +
      cup(stage, 912, 630, 0.42, "#f6e8d0"),
  );
}

const rooms = ["#e9b23d", "#d9674e", "#2f9c95", "#d98aa0", "#5f93c4"];

/** A room of its own colour, its door and fanlight in an arch. */
function room(stage: Stage, x: number, colour: string): string {
  const { lit, shade, lamps } = stage;
  const one = stamp(
    stage,
    "room",
    () =>
      bare("M0 210h190v360H0z") +
      fill(lit("#f6ecd8"), "M32 570V360q63-96 126 0v210z") +
      fill(shade("#7a4a34", 0.4), "M44 570V366q51-80 102 0v204z") +
      fill(lamps ? "#ffcf7c" : shade("#7fb0b4", 0.3), "M48 400q-2-36 47-70 49 34 47 70z") +
      line(shade("#4a2c24", 0.5), 4, "M95 402v168M46 402h98"),
  );
  return one(x, 0, 1, 0, lit(colour));
}

function pot(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const { light, lit, shade } = stage;
  return (
    leaves(stage, x, y - 50 * size, {
      size: 0.6 * size,
      colours: [light.leaf, light.leafLit],
      turns: [-50, -22, 6, 30],
    }) +
    put(
      x,
      y,
      size,
      fill(lit(colour), "M-40-60h80l-12 60h-56z") + fill(shade(colour, 0.7), "M12-60h28l-12 60H4z"),
    )
  );
}

/** Over the garden wall on the right, and up to the roof. */
function bougainvillea(stage: Stage, x: number): string {
  const { light, lit, int } = stage;
  const points: [number, number, number][] = [];
  for (let i = 0; i < 27; i++) {
    const share = i / 27;
    points.push([
      x - 70 + 330 * share + int(-26, 26),
      (share < 0.3 ? 200 : 330) + int(-40, share < 0.5 ? 150 : 60),
      int(12, 26),
    ]);
  }
  const every = (rest: number) => points.filter((_, index) => index % 3 === rest);
  return puff(light.leaf, every(0)) + puff(lit("#c42e64"), every(1)) + puff(lit("#ee6a92"), every(2));
}
