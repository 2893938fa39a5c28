import { moonShape } from "../../rules/sea/moon";

/** The moon as she hangs over this coast: the lit part lies below. */
export function MoonDisc({ angle, radius }: { angle: number; radius: number }) {
  const { path, turn } = moonShape(angle, radius);
  return (
    <>
      <circle className="moon-dark" r={radius} />
      <path className="moon-lit" d={path} transform={`rotate(${turn})`} />
    </>
  );
}
