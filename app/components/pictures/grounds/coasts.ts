import { dashes, fill } from "../drawing/pen";
import type { Stage } from "../drawing/stage";

type Coast = {
  /** Where the land meets the sea, how far it extends, and how high it is. */
  horizon: number;
  end: number;
  rise: number;
};

/** A low point of land, with two islets at its end. */
export function lowPoint({ light }: Stage, { horizon: y, end, rise }: Coast): string {
  const [high, low] = [Math.round(52 * rise), Math.round(28 * rise)];
  const out = Math.round(end);
  const islet = (x: number, wide: number, tall: number) =>
    `M${x} ${y}q${wide * 0.3}-${tall} ${wide * 0.6}-${tall}t${wide * 0.9} ${tall}z`;
  return (
    fill(
      light.far,
      `M-720 ${y + 9}V${y - high}C-420 ${y - high - 26}-200 ${y - high + 22} 40 ${y - high}S${out - 120} ${y - 18} ${out} ${y}V${y + 9}z${islet(out + 60, 60, 24)}${islet(out + 190, 34, 13)}`,
    ) +
    fill(
      light.mid,
      `M-720 ${y + 9}V${y - low}C-360 ${y - low - 22}-60 ${y - low + 12} ${Math.round(out * 0.3)} ${y - low + 6}S${Math.round(out * 0.62)} ${y - 4} ${Math.round(out * 0.68)} ${y}V${y + 9}z`,
    )
  );
}

/** Islands in front of the open sea. */
export function islands({ light, int }: Stage, { horizon: y, rise }: Coast): string {
  const island = (x: number, wide: number, tall: number) => {
    const at = (share: number) => Math.round(x + wide * share);
    const up = (share: number) => Math.round(y - tall * rise * share);
    return `M${at(0)} ${y + 9}C${at(0.06)} ${up(0.5)} ${at(0.2)} ${up(0.94)} ${at(0.34)} ${up(1)}C${at(0.46)} ${up(1.04)} ${at(0.5)} ${up(0.62)} ${at(0.66)} ${up(0.6)}S${at(0.94)} ${up(0.2)} ${at(1)} ${y + 9}z`;
  };
  const x = int(20, 90);
  return (
    fill(light.far, island(x + 150, 330, 96) + island(-560, 460, 120) + island(1180, 400, 100)) +
    fill(light.mid, island(x - 40, 250, 56) + island(x + 430, 120, 26) + island(1420, 300, 60))
  );
}

/** Only sea, a bank of clouds and a line of land far away. */
export function openSea({ light }: Stage, { horizon: y }: Coast): string {
  return (
    dashes(light.cloud, 54, "0 46 0 70 0 34 0 96", `M-720 ${y - 8}H1680`, 0.34) +
    dashes(light.cloud, 26, "0 30 0 22 0 60", `M-700 ${y - 2}H1680`, 0.5) +
    fill(
      light.far,
      `M-720 ${y - 8}C-300 ${y - 20} 0 ${y - 6} 240 ${y}S1300 ${y - 22} 1680 ${y - 12}V${y + 9}H-720z`,
      0.7,
    )
  );
}
