import type { GuideWay } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { roadLegs } from "../../rules/town/road";
import wayStyles from "../../styles/way-map.css?url";
import { Section } from "../../ui/section";
import { useWords } from "../site/words";
import { Word } from "./managed-word";
import { useTownName } from "./use-town-name";
import { WayMap } from "./way-map";

type Props = { section: PlacedSection<GuideWay> };

/** The road as a map, and folded on a phone as a table of the same facts. */
export function WayMapSection({ section }: Props) {
  const { t } = useWords();
  const { name, title, legs, total, others, fallbackLanguage } = section;
  return (
    <Section
      id={name}
      title={title && <Word of={section} name="title" />}
      lead={<Word of={section} name="text" />}
      lang={fallbackLanguage && "en"}
    >
      <link rel="stylesheet" href={wayStyles} />
      <figure className="way">
        <WayMap legs={legs} total={total} />
        <figcaption lang={langOf(section, "source")}>{section.source}</figcaption>
      </figure>
      <details className="open-wide">
        <summary>
          <b>{t("guides.way.legs")}</b>
        </summary>
        <WayLegsTable legs={legs} />
        <h3>{t("guides.way.others")}</h3>
        <dl>
          {others.map((other) => (
            <div key={other.id}>
              <dt lang={langOf(other, "title")}>{other.title}</dt>
              <dd lang={langOf(other, "description")}>{other.description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}

export function WayLegsTable({ legs }: Pick<Placed<GuideWay>, "legs">) {
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
