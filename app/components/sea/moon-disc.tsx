import { moonShape } from "../../rules/sea/moon-shape";

/** Near the equator the moon is lit from below. */
export function MoonDisc({ angle, radius }: { angle: number; radius: number }) {
  const { path, turn } = moonShape(angle, radius);
  return (
    <>
      <circle className="moon-dark" r={radius} />
      <path className="moon-lit" d={path} transform={`rotate(${turn})`} />
    </>
  );
}
