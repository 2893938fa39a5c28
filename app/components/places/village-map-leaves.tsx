import { Fragment, type ReactNode } from "react";
import { distanceInWords } from "../../rules/places/distance";
import type { MapGroup } from "../../rules/places/map-groups";
import type { Mapped } from "../../rules/places/map-walk";
import type { Leaf, PlaceOnMap, Step } from "../../rules/places/village-map";
import type { MapLeaf } from "../../rules/town/village";
import { useWords } from "../site/words";
import { MapRow } from "./map-row";
import { VillageMapLeaf } from "./village-map-leaf";

type Props = { leaves: Leaf<PlaceOnMap>[]; isBrief: boolean; children: ReactNode };

/** The map in leaves: side by side one panorama, on a phone each with its own list. */
export function VillageMapLeaves({ leaves, isBrief, children }: Props) {
  const { t } = useWords();
  const heads = new Set(
    leaves.flatMap(({ pins, groups, signs }) =>
      [...pins, ...[...groups, ...signs].flatMap(firstOf)].map(({ number }) => number),
    ),
  );
  const walk = leaves.flatMap(({ steps }) => steps);
  return (
    <div className="village-screen">
      {leaves.map((one) => (
        <section key={one.leaf} className={one.leaf} aria-labelledby={one.leaf}>
          <VillageMapLeaf {...one} />
          <div className="village-walk">
            <h2 id={one.leaf}>{t(`map.leaves.${one.leaf}`)}</h2>
            {one.steps.length > 0 ? (
              <ol start={one.steps[0]?.place.number}>
                {one.steps.map(({ place }) => (
                  <Fragment key={place.number}>
                    <MapRow place={place} isBrief={isBrief} isTarget={!isBrief || heads.has(place.number)}>
                      {place.away !== null ? <OnItsWay metres={place.away} /> : null}
                    </MapRow>
                    <MinutesTo step={walk[place.number]} from={one.leaf} isBrief={isBrief} />
                  </Fragment>
                ))}
              </ol>
            ) : (
              <p className="muted">{t("map.none")}</p>
            )}
          </div>
        </section>
      ))}
      {children}
    </div>
  );
}

type MinutesProps = { step: Step<PlaceOnMap> | undefined; from: MapLeaf; isBrief: boolean };

/** On foot from the place above to the next, which has the number after it; named where it's on another leaf. */
function MinutesTo({ step, from, isBrief }: MinutesProps) {
  const { t } = useWords();
  const minutes = step?.minutes ?? null;
  if (minutes === null || (isBrief && minutes <= 3)) return null;
  const isBelow = step?.place.leaf === from;
  return (
    <li className="min">
      {isBelow || !step
        ? t("map.minutes", { count: minutes })
        : t("map.minutesTo", { count: minutes, place: step.place.name })}
    </li>
  );
}

const firstOf = ({ places }: Pick<MapGroup<Mapped<PlaceOnMap>>, "places">) => places.slice(0, 1);

function OnItsWay({ metres }: { metres: number }) {
  const { t } = useWords();
  return <small>{t("map.away", { distance: distanceInWords(metres) })}</small>;
}
