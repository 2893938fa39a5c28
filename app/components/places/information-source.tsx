import type { FactsStanding } from "../../rules/places/facts-check";
import { dateText, localDate } from "../../rules/time/panama-time";
import lowerHalfStyles from "../../styles/place-lower-half.css?url";
import { useWords } from "../site/words";
import { Attribution } from "./attribution";

type Props = {
  isDemonstration: boolean;
  attribution: string | null;
  /** Imported from a list, not entered by its owner. */
  isImported: boolean;
  changedAt: number | null;
  /** When its owner last confirmed it, if ever. */
  standing: FactsStanding;
  address: string;
  /** Its story card. */
  story: string;
};

/** Source and date of the information, and the link to correct it. */
export function InformationSource(props: Props) {
  const { isDemonstration, attribution, isImported, changedAt, standing, address, story } = props;
  const { t } = useWords();
  const changed = changedAt === null ? null : new Date(changedAt);
  return (
    <section id="about-information" aria-label={t("places.place.aboutInformation")}>
      <link rel="stylesheet" href={lowerHalfStyles} />
      <p>
        {attribution ? (
          <Attribution text={attribution} />
        ) : (
          t(`places.place.${isDemonstration ? "demonstration" : isImported ? "broughtAlong" : "writtenBy"}`)
        )}{" "}
        {changed && <Day at={changed} words="changed" />}{" "}
        {standing && <Day at={new Date(standing.since)} words={standing.is} />}
      </p>
      <p className="way-on">
        <a href={`${address}/correction`}>{t("places.place.suggest")}</a>{" "}
        <a href={`${address}/claim`}>{t("places.place.claim")}</a> <a href={story}>{t("story.link")}</a>
      </p>
    </section>
  );
}

function Day({ at, words }: { at: Date; words: "changed" | "confirmed" | "unconfirmed" }) {
  const { t, language } = useWords();
  return <time dateTime={localDate(at)}>{t(`places.place.${words}`, { date: dateText(at, language) })}</time>;
}
