import type { MapGlyph } from "../../rules/places/map-glyph";
import type { MapGroup } from "../../rules/places/map-groups";
import { kindsOnMap, rowOnMap } from "../../rules/places/map-kinds";
import { type Pin, pinRadius, rowHeight } from "../../rules/places/map-pins";
import type { MapSign } from "../../rules/places/map-signs";
import type { Mapped } from "../../rules/places/map-walk";
import type { Leaf } from "../../rules/places/village-map";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { type MapLeaf, mapLeaf, mapLeaves, mapTurn, mapWidth } from "../../rules/town/village";
import { useWords } from "../site/words";
import { MapSignboard } from "./map-signboard";

type Place = Mapped<{ kind: ListingKind; slug: string; glyph: MapGlyph }>;
type Props = Omit<Leaf<Place>, "steps" | "pins" | "groups" | "signs"> & {
  steps: readonly { place: Place }[];
  pins: Pin<Place>[];
  groups: MapGroup<Place>[];
  signs: MapSign<Place>[];
  /** The ground, if inlined in the document. */
  ground?: string;
  /** The anchor of a place's row. */
  anchorOf?: (place: Place) => string;
};

const ownAnchor = (place: Place) => `#${rowOnMap(place)}`;

/** All leaves share one drawing of the ground; each shows its part. */
export function VillageMapLeaf({ leaf, steps, pins, groups, signs, ground, anchorOf = ownAnchor }: Props) {
  const { t } = useWords();
  const left = mapLeaves.indexOf(leaf) * mapLeaf.width;
  return (
    <svg
      viewBox={`0 0 ${mapLeaf.width} ${mapLeaf.height}`}
      preserveAspectRatio="xMidYMax slice"
      data-left={left}
    >
      <title>{t("map.picture", { leaf: t(`map.leaves.${leaf}`) })}</title>
      {ground ? (
        <use href={ground} x={-left} />
      ) : (
        <image href="/scenes/maps/village.svg" x={-left} width={mapWidth} height={mapLeaf.height} />
      )}
      <LeafWords leaf={leaf} />
      {groups.length > 0 ? <Dots places={steps.flatMap(({ place }) => (place.beyond ? [] : place))} /> : null}
      {signs.map((sign) => (
        <MapSignboard key={sign.number} sign={sign} anchorOf={anchorOf} />
      ))}
      {[...groups]
        .sort((one, other) => one.y - other.y)
        .map((group) => (
          <Pill key={group.label} group={group} anchorOf={anchorOf} />
        ))}
      {[...pins]
        .sort((one, other) => one.cy - other.cy)
        .map((pin) => (
          <PinOnMap key={pin.number} pin={pin} href={anchorOf(pin)} />
        ))}
    </svg>
  );
}

function LeafWords({ leaf }: { leaf: MapLeaf }) {
  const { t } = useWords();
  if (leaf === "west") {
    return (
      <>
        <text className="sea" x={24} y={482}>
          {t("map.sea")}
        </text>
        <g className="north" transform={`translate(352 468) rotate(${-mapTurn})`}>
          <circle r={19} />
          <path d="M0-23 5 0h-10z" />
          <text y={-27}>{t("map.north")}</text>
        </g>
        <ShortScale left={170} />
      </>
    );
  }
  if (leaf === "village") {
    return (
      <>
        <text x={386} y={271} textAnchor="end">
          {t("map.toTown")}
        </text>
        <ShortScale left={20} />
      </>
    );
  }
  return (
    <>
      <text className="sea" x={240} y={454}>
        {t("map.break")}
      </text>
      <path className="scale" d={scaleAt(20)} />
      <text className="scale" x={130} y={482}>
        {t("map.scale")}
      </text>
    </>
  );
}

const scaleAt = (left: number) => `M${left} 478v-4m0 4h100m0 0v-4m-50 4v-3`;

/** Where each leaf stands alone. */
function ShortScale({ left }: { left: number }) {
  const { t } = useWords();
  return (
    <g className="short">
      <path className="scale" d={scaleAt(left)} />
      <text className="scale" x={left + 110} y={482}>
        {t("map.scaleShort")}
      </text>
    </g>
  );
}

/** The disc links to its row in the list. */
function PinOnMap({ pin, href }: { pin: Pin<Place>; href: string }) {
  const { x, y, cx, cy, side, rows, number, kind, glyph } = pin;
  const [first, second] = rows;
  const words = {
    x: whole(cx + (side === "right" ? 1 : -1) * (pinRadius + 5)),
    textAnchor: side === "left" ? ("end" as const) : undefined,
  };
  const baseline = whole(cy + 5 - (second ? rowHeight / 2 : 0));
  return (
    <a href={href} className={`pin ${kind}`}>
      <path d={`M${whole(x)} ${whole(y)}L${whole(cx)} ${whole(cy + (cy > y ? -pinRadius : pinRadius))}`} />
      <circle className="foot" cx={whole(x)} cy={whole(y)} r={3.5} />
      <circle cx={whole(cx)} cy={whole(cy)} r={pinRadius} />
      <use href={`#${glyph}`} x={whole(cx - 10)} y={whole(cy - 10)} width={20} height={20} />
      <text {...words} y={baseline}>
        <tspan>{number}</tspan> {first}
      </text>
      {second ? (
        <text {...words} y={baseline + rowHeight}>
          {second}
        </text>
      ) : null}
    </a>
  );
}

const whole = Math.round;
/** With a hundred pins, rounding to four meters isn't visible. */
const even = (units: number) => 2 * Math.round(units / 2);
const kinds = Object.values(kindsOnMap);

function Dots({ places }: { places: Place[] }) {
  return kinds.map((kind) => {
    const own = places.filter((place) => place.kind === kind);
    const d = own.map(({ x, y }) => `M${even(x)} ${even(y)}h0`).join("");
    return d && <path key={kind} className={`dots ${kind}`} d={d} />;
  });
}

type PillProps = { group: MapGroup<Place>; anchorOf: (place: Place) => string };

function Pill({ group: { places, label, x, y, width, foot }, anchorOf }: PillProps) {
  return (
    <a href={places[0] && anchorOf(places[0])} className="pill">
      <g transform={`translate(${whole(x)} ${whole(y)})`}>
        <path d={`M0 15v${whole(foot - y - 15)}`} />
        <rect x={-even(width) / 2} y={-15} width={even(width)} height={30} rx={15} />
        <text y={5}>{label}</text>
      </g>
    </a>
  );
}
