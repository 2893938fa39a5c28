import type { PlaceOnMap } from "../../rules/places/village-map";
import { useWords } from "../site/words";
import { MapRow } from "./map-row";

type Spot = { id: string; name: string; anchor: string };
type Props = { others: PlaceOnMap[]; spots: Spot[]; isBrief: boolean };

/** Things without coordinates, listed in order along the shore. */
export function MapOthers({ others, spots, isBrief }: Props) {
  const { t, localPath } = useWords();
  return (
    <>
      {others.length > 0 ? (
        <section className="village-others" aria-labelledby="others">
          <h2 id="others">{t("map.others")}</h2>
          <p className="muted">{t("map.othersLead")}</p>
          <ol>
            {others.map((place) => (
              <MapRow key={place.path + place.slug} place={place} isBrief={isBrief} />
            ))}
          </ol>
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
