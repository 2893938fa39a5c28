import { litPart } from "./moon-phase";

/**
 * The lit part as an SVG path. Seven degrees from the equator she lies on her back: lit towards the sun below the
 * horizon, to the right while waxing and to the left while waning.
 */
export function moonShape(moonAngle: number, radius: number): { path: string; turn: number } {
  const isWaxing = moonAngle < 180;
  const terminator = Math.round(radius * Math.abs(Math.cos((moonAngle * Math.PI) / 180)) * 100) / 100;
  const isCrescent = litPart(moonAngle) < 0.5;
  const limb = `M0-${radius}A${radius} ${radius} 0 0 1 0 ${radius}`;
  return {
    path: `${limb}A${terminator} ${radius} 0 0 ${isCrescent ? 0 : 1} 0-${radius}Z`,
    turn: isWaxing ? 60 : 120,
  };
}
