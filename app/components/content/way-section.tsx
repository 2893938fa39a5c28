import type { GuideWay } from "../../locales/guide-text";
import type { Borrowing, Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { roadLegs } from "../../rules/town/road";
import wayStyles from "../../styles/way-map.css?url";
import { useWords } from "../site/words";
import { useTownName } from "./road-town-name";
import { WayMap } from "./way-map";

type Props = { section: Pick<Placed<GuideWay>, "legs" | "total" | "others" | "source"> & Borrowing };

/** The road as a map and as a table of the same facts. */
export function Way({ section }: Props) {
  const { t } = useWords();
  const { legs, total, others } = section;
  return (
    <div className="way">
      <link rel="stylesheet" href={wayStyles} />
      <figure>
        <WayMap legs={legs} total={total} />
        <figcaption lang={langOf(section, "source")}>{section.source}</figcaption>
      </figure>
      <div>
        <WayTable legs={legs} />
        <h3>{t("guides.way.others")}</h3>
        <dl>
          {others.map((other) => (
            <div key={other.id}>
              <dt lang={langOf(other, "title")}>{other.title}</dt>
              <dd lang={langOf(other, "description")}>{other.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export function WayTable({ legs }: Pick<Placed<GuideWay>, "legs">) {
  const { t } = useWords();
  const townName = useTownName();
  return (
    <table className="legs">
      <thead>
        <tr>
          <th scope="col">{t("guides.way.leg")}</th>
          <th scope="col">{t("guides.way.time")}</th>
          <th scope="col">{t("guides.way.distance")}</th>
        </tr>
      </thead>
      <tbody>
        {roadLegs.map(({ from, to }) => {
          const leg = legs.find(({ id }) => id === to);
          return leg ? (
            <tr key={to}>
              <th scope="row">
                {t("guides.way.fromTo", { from: townName(from), to: townName(to) })}
                <p lang={langOf(leg, "note")}>{leg.note}</p>
              </th>
              <td lang={langOf(leg, "time")}>{leg.time}</td>
              <td lang={langOf(leg, "distance")}>{leg.distance}</td>
            </tr>
          ) : null;
        })}
      </tbody>
    </table>
  );
}
