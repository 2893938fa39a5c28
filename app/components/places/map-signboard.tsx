import { boardPoint, type MapSign } from "../../rules/places/map-signs";
import type { Mapped } from "../../rules/places/map-walk";
import type { ListingKind } from "../../rules/site/listing-kinds";

type Place = Mapped<{ kind: ListingKind }>;
type Props<One> = { sign: MapSign<One>; anchorOf: (place: One) => string };

const arrows = { west: "←", east: "→", inland: "↑", sea: "↓" };

/** A board on its post, pointing to what lies beyond the map. */
export function MapSignboard<One extends Place>({ sign, anchorOf }: Props<One>) {
  const { places, beyond, number, name, distance, box, post } = sign;
  const [first] = places;
  const [left, top, right, bottom] = box.map(Math.round) as typeof box;
  const [middle, height] = [right - left - boardPoint, bottom - top];
  const point = {
    west: `M${left} ${top + height / 2}l${boardPoint}-${height / 2}h${middle}v${height}h-${middle}z`,
    east: `M${right} ${top + height / 2}l-${boardPoint} ${height / 2}h-${middle}v-${height}h${middle}z`,
  };
  const plain = `M${left} ${top}H${right}V${bottom}H${left}z`;
  const x = left + 7 + (beyond === "west" ? boardPoint : 0);
  return (
    <a href={first && anchorOf(first)} className={`sign ${name && first ? first.kind : ""}`}>
      {post ? <path d={`M${post.x} ${bottom}V${post.foot}`} /> : null}
      <path d={beyond === "west" || beyond === "east" ? point[beyond] : plain} />
      <text x={x} y={top + 17}>
        <tspan>{number}</tspan> {name}
      </text>
      <text x={x} y={top + 35}>
        {beyond === "east" ? `${distance} ${arrows.east}` : `${arrows[beyond]} ${distance}`}
      </text>
    </a>
  );
}
