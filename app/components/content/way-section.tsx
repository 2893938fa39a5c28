import type { GuideWay } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { roadLegs } from "../../rules/town/road";
import { SectionMark } from "../../ui/section-mark";
import { useWords } from "../site/words";
import { useTownName } from "./town-name";
import { WayMap } from "./way-map";

type Props = { section: PlacedSection<GuideWay> };

/** The road as a map and, with the same facts, as a table. */
export function WaySection({ section }: Props) {
  const { t } = useWords();
  const { name, legs, total, others, fallbackLanguage } = section;
  return (
    <section className="section" id={name} lang={fallbackLanguage && "en"} aria-labelledby={`${name}-title`}>
      <SectionMark part={name} />
      <div className="wrap way">
        <div className="section-head">
          <h2 id={`${name}-title`} lang={langOf(section, "title")}>
            {section.title}
          </h2>
          <p className="section-lead" lang={langOf(section, "text")}>
            {section.text}
          </p>
        </div>
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
    </section>
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
