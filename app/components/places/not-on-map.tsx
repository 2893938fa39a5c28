import type { PlaceOnMap } from "../../rules/places/village-map";
import { foldText } from "../../rules/site/fold-text";
import { landmarkIn } from "../../rules/town/village";
import { useWords } from "../site/words";
import { MapRow } from "./map-row";

type Spot = { id: string; name: string; anchor: string };
type Props = { others: PlaceOnMap[]; spots: Spot[]; isBrief: boolean };

/** Things without coordinates: places by the part of the walk that their addresses name, and surf spots. */
export function NotOnMap({ others, spots, isBrief }: Props) {
  const { t, localPath } = useWords();
  const parts = Map.groupBy(others, ({ address }) => landmarkIn(foldText(address)).leaf);
  return (
    <>
      {others.length > 0 ? (
        <section className="village-others" aria-labelledby="others">
          <h2 id="others">{t("map.others")}</h2>
          <p className="muted">{t("map.othersLead")}</p>
          <div>
            {[...parts].map(([part, places]) => (
              <section key={part}>
                <h3>{t(part ? `map.leaves.${part}` : "map.elsewhere")}</h3>
                <ol>
                  {places.map((place) => (
                    <MapRow key={place.path + place.slug} place={place} isBrief={isBrief} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </section>
      ) : null}
      {spots.length > 0 ? (
        <section className="village-spots" aria-labelledby="spots">
          <h2 id="spots">{t("map.spots")}</h2>
          <p className="muted">{t("map.spotsLead")}</p>
          <ul className="tabs">
            {spots.map(({ id, name, anchor }) => (
              <li key={id}>
                <a className="tab" href={localPath(`/surf#${anchor}`)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
