import { mix } from "../../drawing/colour";
import { dashes, fill, oval, put } from "../../drawing/pen";
import { box } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, meadow } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { fondaFood } from "../../parts/fonda-food";
import { steam } from "../../parts/steam";
import { plate } from "../../parts/tableware";

/** Rice, beans, fried plantain and stewed chicken on a checked oilcloth, at a window on the road with its bus stop. */
export const plato: Drawing = {
  view: [30, 96, 930],
  near: [138, 140, 720],
  low: [-230, 250, 1460],
  draw(stage) {
    return (
      roadside(stage) +
      eave(stage) +
      oilcloth(stage) +
      bottle(stage) +
      put(-145, -112, 1.25, plate(stage, 515, 556, 296, "#fdf4e2", 0.42) + fondaFood(stage)) +
      steam("#fffaf0", 560, 440, 1.1, 0.5) +
      steam("#fffaf0", 676, 452, 0.9, 0.45)
    );
  },
};

function roadside(stage: Stage): string {
  const { light, lit, shade, accent } = stage;
  const green = {
    ...light,
    far: mix(light.far, lit("#8fb56a"), 0.7),
    mid: mix(light.mid, lit("#5f9450"), 0.8),
  };
  const bushes = mix(light.leaf, light.leafLit, 0.4);
  return (
    sky(stage) +
    hills({ ...stage, light: green }, { flip: false, end: 980, rise: 1.9, near: false }) +
    meadow(bushes, 350) +
    hedge(bushes, 372, 44) +
    // the bus stop
    fill(shade("#6a4a34", 0.4), "M196 300h10v98h-10zM346 300h10v98h-10z") +
    fill(lit("#e9d3a4"), "M212 320h128v56H212z") +
    fill(shade("#6a4a34", 0.2), "M220 362h112v9H220zM232 370h8v28h-8zM312 370h8v28h-8z") +
    fill(lit(accent), "M178 306L192 276H360L374 306z") +
    fill(shade(accent, 0.8), "M178 306H374v8H178z") +
    fill(shade("#6a4a34", 0.2), "M404 284h8v114h-8z") +
    fill(lit("#2f6f9c"), "M384 262h48v50H384z") +
    fill(lit("#fffaf0"), "M392 274q0-4 4-4h24q4 0 4 4v24h-5v6h-6v-6h-10v6h-6v-6h-5zM396 276v10h24v-10z") +
    // the road to Tonosí
    fill(light.leafLit, "M-720 392Q480 380 1680 392V440H-720z") +
    fill(shade("#8a8078", 0.3), box(edge.left, 402, edge.width, 40)) +
    dashes("#fff0c8", 4, "46 40", "M-720 416H1680", 0.7)
  );
}

/** Zinc over the window, and its posts. */
function eave(stage: Stage): string {
  const { lit, shade, roof } = stage;
  const wood = "#8a5f42";
  return (
    fill(
      shade(wood, 0.5),
      box(60, 100, 26, 340) + box(874, 100, 26, 340) + box(-470, 100, 26, 340) + box(1410, 100, 26, 340),
    ) +
    fill(
      lit(wood),
      box(60, 100, 9, 340) + box(874, 100, 9, 340) + box(-470, 100, 9, 340) + box(1410, 100, 9, 340),
    ) +
    fill(shade(roof, 0.5), box(edge.left, -60, edge.width, 212)) +
    dashes(shade(roof, 0.5), 30, "0 30", "M-720 152H1680") +
    dashes(lit(roof), 12, "0 30", "M-724 152H1680")
  );
}

/** Stripes that run to the window, others across: darkest where they cross. */
function oilcloth(stage: Stage): string {
  const { warm, warmShade, second } = stage;
  let along = "";
  for (let x = -1250; x < 2200; x += 180)
    along += `M${Math.round(480 + (x - 480) * 0.7)} 436h63L${x + 90} 880h-90z`;
  const across = [
    [436, 26],
    [494, 36],
    [572, 46],
    [670, 58],
    [796, 72],
  ] as const;
  return (
    fill(warm("#fff6e6"), box(edge.left, 436, edge.width, 444)) +
    fill(warm(second), along, 0.55) +
    fill(warm(second), across.map(([y, high]) => box(edge.left, y, edge.width, high)).join(""), 0.55) +
    fill(warmShade("#8a5f42", 0.3), box(edge.left, 422, edge.width, 16)) +
    fill(warm("#d9b07a"), box(edge.left, 420, edge.width, 7))
  );
}

/** Hot sauce, as yellow as the chombo pepper it is made of. */
function bottle({ warm, warmShade }: Stage): string {
  return (
    oval(warmShade("#5b3420"), 150, 488, 46, 12, 0.35) +
    fill(warm("#f2b632"), "M106 380q0-22 18-34v-30h36v30q18 12 18 34v96q-36 16-72 0z") +
    fill(warmShade("#d98f1e", 0.4), "M152 316h8v30q18 12 18 34v96q-12 6-26 7z") +
    fill(warm("#fff6e6"), "M106 400h72v50h-72z") +
    fill(warm("#e4553c"), "M120 288h44v32h-44zM124 426q16-22 36-12 6-8 10-4-6 22-24 26-16 2-22-10z")
  );
}
