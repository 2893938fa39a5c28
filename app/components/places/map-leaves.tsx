import { Fragment } from "react";
import type { MapGroup } from "../../rules/places/map-groups";
import { kindsOnMap } from "../../rules/places/map-kinds";
import { type Pin, pinRadius } from "../../rules/places/map-pins";
import type { Mapped } from "../../rules/places/map-walk";
import { distanceInWords } from "../../rules/places/nearest";
import type { Leaf, PlaceOnMap } from "../../rules/places/village-map";
import { mapLeaf, mapLeaves, mapTurn, mapWidth } from "../../rules/town/village";
import { useWords } from "../site/words";
import { MapRow } from "./map-row";

type Props = { leaves: Leaf<PlaceOnMap>[]; isBrief: boolean };

/** A folding screen: side by side it is one panorama, on a phone each leaf has its own list below. */
export function MapLeaves({ leaves, isBrief }: Props) {
  const { t } = useWords();
  const heads = new Set(
    leaves.flatMap(({ pins, groups }) => [...pins, ...groups.flatMap(firstOf)].map(({ number }) => number)),
  );
  return (
    <div className="village-screen">
      {leaves.map((one) => (
        <section key={one.leaf} className={one.leaf} aria-labelledby={one.leaf}>
          <LeafPicture {...one} />
          <div className="village-walk">
            <h2 id={one.leaf}>{t(`map.leaves.${one.leaf}`)}</h2>
            {one.steps.length > 0 ? (
              <ol start={one.steps[0]?.place.number}>
                {one.steps.map(({ place, minutes }) => (
                  <Fragment key={place.number}>
                    {minutes !== null && (!isBrief || minutes > 3) ? (
                      <li className="min">{t("map.minutes", { count: minutes })}</li>
                    ) : null}
                    <MapRow place={place} isBrief={isBrief} isTarget={!isBrief || heads.has(place.number)}>
                      {place.away !== null ? <OnItsWay metres={place.away} /> : null}
                    </MapRow>
                  </Fragment>
                ))}
              </ol>
            ) : (
              <p className="muted">{t("map.none")}</p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

const firstOf = ({ places }: MapGroup<Mapped<PlaceOnMap>>) => places.slice(0, 1);

function OnItsWay({ metres }: { metres: number }) {
  const { t } = useWords();
  return <small>{t("map.away", { distance: distanceInWords(metres) })}</small>;
}

/** The ground is one drawing for all leaves; each shows its part of it. */
function LeafPicture({ leaf, steps, pins, groups }: Leaf<PlaceOnMap>) {
  const { t } = useWords();
  const left = mapLeaves.indexOf(leaf) * mapLeaf.width;
  return (
    <svg
      viewBox={`0 0 ${mapLeaf.width} ${mapLeaf.height}`}
      preserveAspectRatio="xMidYMax slice"
      data-left={left}
    >
      <title>{t("map.picture", { leaf: t(`map.leaves.${leaf}`) })}</title>
      <image href="/scenes/maps/village.svg" x={-left} width={mapWidth} height={mapLeaf.height} />
      <LeafWords leaf={leaf} />
      {groups.length > 0 ? <Dots places={steps.map(({ place }) => place)} /> : null}
      {[...groups]
        .sort((one, other) => one.y - other.y)
        .map((group) => (
          <Pill key={group.label} {...group} />
        ))}
      {[...pins]
        .sort((one, other) => one.cy - other.cy)
        .map((pin) => (
          <PinOnMap key={pin.number} pin={pin} />
        ))}
    </svg>
  );
}

function LeafWords({ leaf }: { leaf: Leaf<PlaceOnMap>["leaf"] }) {
  const { t } = useWords();
  if (leaf === "west") {
    return (
      <>
        <text className="sea" x={24} y={482}>
          {t("map.sea")}
        </text>
        <g className="north" transform={`translate(352 452) rotate(${-mapTurn})`}>
          <circle r={19} />
          <path d="M0-23 5 0h-10z" />
          <text y={-27}>{t("map.north")}</text>
        </g>
      </>
    );
  }
  if (leaf === "village") {
    return (
      <text x={386} y={249} textAnchor="end">
        {t("map.toTown")}
      </text>
    );
  }
  return (
    <>
      <text className="sea" x={222} y={457}>
        {t("map.break")}
      </text>
      <path className="scale" d="M20 478v-4m0 4h100m0 0v-4m-50 4v-3" />
      <text className="scale" x={20} y={468}>
        {t("map.scale")}
      </text>
    </>
  );
}

/** Its words stand in the list below, whole; the disc leads there. */
function PinOnMap({ pin }: { pin: Pin<Mapped<PlaceOnMap>> }) {
  const { x, y, cx, cy, side, label, number, kind, glyph, slug } = pin;
  const sign = side === "right" ? 1 : -1;
  return (
    <a href={`#at-${slug}`} className={`pin ${kind}`}>
      <path d={`M${whole(x)} ${whole(y)}L${whole(cx)} ${whole(cy + (cy > y ? -pinRadius : pinRadius))}`} />
      <circle className="foot" cx={whole(x)} cy={whole(y)} r={3.5} />
      <circle cx={whole(cx)} cy={whole(cy)} r={pinRadius} />
      <use href={`#${glyph}`} x={whole(cx - 10)} y={whole(cy - 10)} width={20} height={20} />
      <text
        x={whole(cx + sign * (pinRadius + 5))}
        y={whole(cy + 5)}
        textAnchor={side === "left" ? "end" : undefined}
      >
        <tspan>{number}</tspan> {label}
      </text>
    </a>
  );
}

const whole = Math.round;
/** Of a hundred dots, nobody sees which stands four meters aside. */
const even = (units: number) => 2 * Math.round(units / 2);
const kinds = Object.values(kindsOnMap);

function Dots({ places }: { places: Mapped<PlaceOnMap>[] }) {
  return kinds.map((kind) => {
    const own = places.filter((place) => place.kind === kind);
    const d = own.map(({ x, y }) => `M${even(x)} ${even(y)}h0`).join("");
    return d && <path key={kind} className={`dots ${kind}`} d={d} />;
  });
}

function Pill({ places, label, x, y, width, foot }: MapGroup<Mapped<PlaceOnMap>>) {
  return (
    <a href={`#at-${places[0]?.slug}`} className="pill">
      <g transform={`translate(${whole(x)} ${whole(y)})`}>
        <path d={`M0 15v${whole(foot - y - 15)}`} />
        <rect x={-even(width) / 2} y={-15} width={even(width)} height={30} rx={15} />
        <text y={5}>{label}</text>
      </g>
    </a>
  );
}
