import { each, fill, line, oval } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { hedge, palm, tufts } from "../../grounds/plants";
import { ground } from "../../grounds/sand";
import { sky } from "../../grounds/sky";
import { glow } from "../../parts/lamps";
import { awning, zinc } from "../../parts/roofs";
import { steam } from "../../parts/steam";

export const hatch: Drawing = {
  draw(stage) {
    const { accent, warm, lit, shade, warmShade, lamps, light, wall, roof } = stage;
    const acc = accent;
    const glass = (x: number, height: number, colour: string) =>
      fill(warm(colour), `M${x} ${352 - height}q0-12 6-16v-18h12v18q6 4 6 16v${height}h-24z`);
    return (
      sky(stage) +
      hills(stage, { flip: true, end: 620, rise: 1.2, near: false }) +
      fill(light.mid, "M-720 372h2400v180H-720z") +
      hedge(light.near, 440, 90) +
      palm(stage, 190, 560, 430, { lean: -40, size: 1.2 }) +
      palm(stage, 270, 560, 330, { size: 0.9 }) +
      ground(lit("#d8bb92"), shade("#c9a377", 0.5), 580) +
      fill(lit(wall), "M340 232h540v360H340z") +
      fill(shade(wall, 0.65), "M340 232h540v40H340zM820 232h60v360h-60z", 0.8) +
      fill(shade(wall, 1), "M340 520h540v72H340z", 0.55) +
      fill(shade("#f4e6cc", 0.1), "M420 262h340v210H420z") +
      fill(lamps ? "#ffcf7c" : shade("#7a4a30", 0.5), "M434 276h312v196H434z") +
      (lamps ? glow(stage, 590, 372, 260) : "") +
      fill(warmShade("#7a4630", 0.2), "M434 352h312v8H434z") +
      glass(452, 40, "#2f7f5d") +
      glass(486, 34, "#d9893a") +
      glass(520, 44, "#8d3a2c") +
      glass(640, 40, "#d9893a") +
      glass(674, 32, "#2f7f5d") +
      glass(708, 42, "#f0d48a") +
      fill(warmShade("#3a2018", 0.3), "M572 288h6v26h-6zM556 314h38l10 18h-58z") +
      (lamps ? oval("#fff3c8", 575, 336, 12) : "") +
      fill(warmShade("#4a3a34", 0.4), "M556 472v-50q0-14 16-14h40q16 0 16 14v50z") +
      steam("#fff6e4", 592, 404, 0.36, 0.7) +
      fill(lit("#8a5a3c"), "M400 466h380v20H400z") +
      fill(shade("#8a5a3c", 0.8), "M400 482h380v8H400zM424 490h14v24h-14zM742 490h14v24h-14z") +
      awning(stage, 396, 252, 388, 74, acc) +
      zinc(stage, 352, 868, 150, 240, roof, 40) +
      fill(shade("#2a2f30", 0.2), "M360 330h44v70h-44z") +
      line("#fff4e0", 3, "M368 346h26M368 360h20M368 374h28M368 388h16", 0.8) +
      each(
        [470, 600, 720],
        (x) =>
          fill(
            shade("#4a3028", 0.5),
            `M${x - 30} 520h60v12h-60zM${x - 24} 532h8l-6 70h-8zM${x + 16} 532h8l6 70h-8zM${x - 22} 564h44v6h-44z`,
          ) + fill(warm(acc), `M${x - 32} 512h64v12h-64z`),
      ) +
      tufts(stage, 20, 320, 604, 6, light.leaf, 46) +
      tufts(stage, 890, 950, 604, 3, light.leaf, 40)
    );
  },
};
