import { mix } from "../../drawing/colour";
import { fill, line } from "../../drawing/pen";
import { lens } from "../../drawing/shapes";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm, tufts } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { lounger } from "../../parts/parasol-and-lounger";

export const villa: Drawing = {
  draw(stage) {
    const { light, lit, shade, shine, accent, lamps } = stage;
    const [wall, wood] = ["#fbf4e6", "#b07a4c"];
    const glass = lamps ? "#ffd98c" : shade("#6fa8b0", 0.25);
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 620 }) +
      sea(stage, { to: 560 }) +
      hedge(light.near, 500, 40) +
      palm(stage, 150, 560, 420, { lean: 46, size: 1.2 }) +
      palm(stage, 910, 520, 440, { lean: 16, fill: light.near, size: 1.15 }) +
      (lamps ? glow(stage, 640, 420, 360) : "") +
      // two flat storeys, glass towards the sea
      fill(lit(wall), "M350 380H930V560H350z") +
      fill(shade(wall, 0.7), "M820 380H930V560H820z") +
      fill(glass, "M372 412H800V560H372z") +
      line(shade("#4a3a34", 0.4), 5, "M480 412V560M586 412V560M692 412V560") +
      fill(lit(wall), "M500 214H900V366H500z") +
      fill(shade(wall, 0.7), "M800 214H900V366H800z") +
      fill(glass, "M522 240H690V366H522z") +
      line(shade("#4a3a34", 0.4), 5, "M606 240V366") +
      fill(lit(wood), "M712 240h68v126h-68z") +
      line(shade(wood, 0.8), 4, "M728 240v126M744 240v126M760 240v126") +
      fill(shade(wood, 0.2), "M460 196H930v22H460zM320 362H960v22H320z") +
      fill(shine(wood, 0.3), "M460 196H930v6H460zM320 362H960v6H320z") +
      line(shine("#ffffff", 0.2), 4, "M340 322H500M340 322V362M380 322V362M420 322V362M460 322V362", 0.8) +
      fill(shine("#ffffff", 0.2), "M384 424h36l-44 120v-96zM596 424h36l-60 136v-70z", lamps ? 0.2 : 0.35) +
      // terrace and pool
      fill(lit("#e9d4b0"), "M-720 556h2400v284h-2400z") +
      fill(shade("#e9d4b0", 0.7), "M-720 556h2400v8h-2400z") +
      fill(shine(wall, 0.2), "M120 604H840L930 700H30z") +
      fill(mix(light.sea[1], "#3fbcc4", lamps ? 0.35 : 0.7), "M144 616H816L892 700H66z") +
      fill(
        shine("#9fe6e4", 0.6),
        lens(220, 640, 160, 6) + lens(460, 660, 220, 7) + lens(180, 680, 180, 6) + lens(640, 636, 120, 5),
        0.8,
      ) +
      lounger(stage, 690, 592, 0.5, accent) +
      lounger(stage, 560, 592, 0.5, accent) +
      tufts(stage, 900, 960, 620, 3, light.leaf, 60)
    );
  },
};
