import { mix } from "../drawing/colour";
import { fill } from "../drawing/pen";
import type { Stage } from "../drawing/stage";

/** The beach, from the wet edge to the foreground. */
export function sand(stage: Stage, y = 520): string {
  const { light, int } = stage;
  const a = int(-16, 16);
  const edgeAt = (down: number) => {
    const at = (rise: number) => Math.round(y + rise + down);
    return `M-720 ${at(-20)}C-480 ${at(20)}-240 ${at(24)} 0 ${at(0)}C220 ${at(a - 30)} 400 ${at(34)} 640 ${at(10)}S880 ${at(-20 - a)} 960 ${at(-14)}S1500 ${at(30)} 1680 ${at(0)}`;
  };
  return (
    fill(mix(light.sandShade, light.sea[1], 0.35), `${edgeAt(-16)}V840H-720z`) +
    `<path stroke="${light.glint}" stroke-width="10" opacity=".9" d="${edgeAt(-2)}"/>` +
    fill(light.sand, `${edgeAt(4)}V840H-720z`) +
    fill(
      light.sandShade,
      `M-720 ${y + 120}C-400 ${y + 60}-260 ${y + 150} 0 ${y + 110}C260 ${y + 70} 420 ${y + 130} 640 ${y + 112}S880 ${y + 84} 960 ${y + 92}S1400 ${y + 130} 1680 ${y + 90}V840H-720z`,
      0.75,
    )
  );
}

/** A meadow, road or yard: two soft swells. */
export function ground(far: string, close: string, y = 540): string {
  return (
    fill(
      far,
      `M-720 ${y}C-480 ${y + 24}-240 ${y + 26} 0 ${y}S520 ${y + 12} 960 ${y - 18}S1440 ${y + 10} 1680 ${y}V840H-720z`,
    ) +
    fill(
      close,
      `M-720 ${y + 80}C-480 ${y + 120}-240 ${y + 130} 0 ${y + 96}S560 ${y + 112} 960 ${y + 70}S1440 ${y + 110} 1680 ${y + 90}V840H-720z`,
    )
  );
}
