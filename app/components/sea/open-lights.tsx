import type { PlaceOfDay } from "./today-data";

const width = 354;
const mostLights = 24;

/** One lantern per place: lit while it's open, redder when it closes soon. */
export function OpenLights({ places }: { places: readonly PlaceOfDay[] }) {
  const visible = places.slice(0, mostLights);
  const step = width / Math.max(visible.length, 6);
  return (
    <svg className="lights" viewBox={`0 0 ${width} 27`} aria-hidden="true">
      <path className="wire" d="M0 3C60 9 90 9 118 5S200 9 236 5S300 8 354 3" />
      {visible.map((place, index) => {
        const x = Math.round((index + 0.5) * step * 10) / 10;
        return <path key={x} className={lightOf(place)} d={`M${x} 5v3m-4.5 0h9l-1.5 13h-6z`} />;
      })}
    </svg>
  );
}

function lightOf({ status, closesSoon }: PlaceOfDay): string {
  if (status.state !== "open") return "off";
  return closesSoon ? "soon" : "on";
}
