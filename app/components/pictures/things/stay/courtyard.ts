import { mix } from "../../drawing/colour";
import { bare, dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { clump, leaves, palm } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/puffs-and-dots";

/** Rooms on three sides of a mango tree; one stands open on its bed. */
export const courtyard: Drawing = {
  near: [205, 50, 650],
  sun: { x: 215, y: 76, radius: 38 },
  draw(stage) {
    const { light, lit, shade, wall, accent } = stage;
    const tiles = lit("#b5603c");
    return (
      sky(stage) +
      clump(light.mid, -720, 1680, 320, 80) +
      palm(stage, 830, 420, 350, { lean: -40, fill: light.near, size: 1.2 }) +
      fill(lit(wall), "M60 200H900V570H60z") +
      each([388, 678], (x, index) => room(stage, x, index ? "#2f9c95" : "#e9b23d")) +
      openRoom(stage) +
      fill(tiles, "M56 136H904L872 226H88z") +
      dashes(shade("#8a4432", 0.6), 34, "3 27", "M84 180H880", 0.6) +
      fill("#000000", "M88 226h784v18H88z", 0.16) +
      floor(stage) +
      wing(stage) +
      `<g transform="matrix(-1 0 0 1 960 0)">${wing(stage)}</g>` +
      put(74, 0, 1, mangoTree(stage)) +
      suitcase(stage) +
      pot(stage, -110, 700, 1.3, accent) +
      pot(stage, 940, 720, 1.2, "#3f8f8a") +
      bougainvillea(stage, 930)
    );
  },
};

/** The bed behind the two open leaves of its door. */
function openRoom(stage: Stage): string {
  const { lit, shade, lamps, accent, second } = stage;
  return (
    fill(lit("#d9674e"), "M88 210H380V570H88z") +
    fill(lit("#f6ecd8"), "M104 570V366q130-150 260 0v204z") +
    fill(lamps ? "#ffd68a" : lit("#ffe4b0"), "M120 570V372q114-128 228 0v198z") +
    fill(shade("#a8724a", 0.4), "M120 530h228v40H120zM124 400h18v150h-18z") +
    fill(lit("#fffdf6"), "M136 470h200q12 0 12 12v66H136zM146 474q-8-52 18-54h40q24 4 20 54z") +
    fill(shade("#e0cfb4", 0.5), "M146 470h80v6h-80z") +
    fill(lit(accent), "M240 466h96q12 0 12 14v68H240z") +
    fill(lit(second), "M262 466h18v82h-18z") +
    line(shade("#6a4a34", 0.4), 3, "M250 312v34") +
    fill("#fff3c8", "M226 374l12-30h24l12 30z") +
    fill(shade("#7a4a34", 0.4), "M120 570V372q-24 22-34 52v166zM348 570V372q24 22 34 52v166z")
  );
}

/** The rooms on the left, seen along their wall. */
function wing(stage: Stage): string {
  const { lit, shade } = stage;
  return (
    fill(shade("#d98aa0", 0.3), "M88 210L-720-60V960L88 570z") +
    fill(lit("#f6ecd8"), "M62 583V372Q30 306 2 388V612zM-40 633V350Q-96 250-140 360V682z") +
    fill(shade("#7a4a34", 0.4), "M54 587V378Q30 324 10 392V608zM-50 638V360Q-96 276-130 368V677z") +
    fill(lit("#b5603c"), "M60 136L-720-200V-40L92 226z") +
    fill(shade("#b5603c", 0.8), "M88 226L-720-40v22L88 240z")
  );
}

function suitcase(stage: Stage): string {
  const { light, lit, shade, second } = stage;
  return (
    oval(light.dark, 404, 652, 62, 8, 0.3) +
    line(shade("#4a3226", 0.3), 7, "M384 578v-16h40v16") +
    fill(lit(second), "M348 586q0-10 10-10h92q10 0 10 10v64H348z") +
    fill(shade("#4a3226", 0.3), "M366 576h10v74h-10zM432 576h10v74h-10z", 0.7)
  );
}

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
      "M492 622Q506 480 486 330L440 250l18-10 50 60q14-40 22-90l22 8q-14 70-10 130 4 150 24 274z",
    ) +
    puff(light.leaf, [
      [382, 206, 68],
      [466, 146, 84],
      [572, 158, 80],
      [630, 208, 46],
      [510, 216, 76],
    ]) +
    puff(mix(light.leaf, light.leafLit, 0.6), [
      [370, 188, 44],
      [458, 116, 56],
      [568, 136, 48],
      [506, 190, 36],
      [622, 196, 28],
    ]) +
    each(
      [
        [402, 256],
        [480, 282],
        [566, 266],
        [616, 214],
        [452, 204],
        [350, 222],
        [534, 176],
        [646, 246],
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

/** Hanging from the roof on the right. */
function bougainvillea(stage: Stage, x: number): string {
  const { light, lit, int } = stage;
  const points: [number, number, number][] = [];
  for (let i = 0; i < 27; i++) {
    const share = i / 27;
    points.push([x - 60 + 200 * share + int(-20, 20), 130 + 190 * share + int(-44, 44), int(14, 28)]);
  }
  const every = (rest: number) => points.filter((_, index) => index % 3 === rest);
  return puff(light.leaf, every(0)) + puff(lit("#c42e64"), every(1)) + puff(lit("#ee6a92"), every(2));
}
