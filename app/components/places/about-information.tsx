import { dateText, localDate } from "../../rules/time/panama-time";
import { TitledSection } from "../../ui/titled-section";
import { useWords } from "../site/words";
import { Attribution } from "./attribution";

type Props = {
  name: string;
  attribution: string | null;
  /** It came from a list, not from its owner. */
  isImported: boolean;
  changedAt: number | null;
  email: string;
  address: string;
};

/** Who says so, since when, and where to write when it is wrong. */
export function AboutInformation({ name, attribution, isImported, changedAt, email, address }: Props) {
  const { t, language } = useWords();
  const changed = changedAt === null ? null : new Date(changedAt);
  const subject = encodeURIComponent(t("places.place.correction", { name }));
  return (
    <TitledSection
      className="ruled mt-12 pt-6 text-sm text-muted"
      titleId="about-information"
      titleClass="text-base"
      title={t("places.place.aboutInformation")}
    >
      <p className="mt-2">
        {attribution ? (
          <Attribution text={attribution} />
        ) : (
          t(isImported ? "places.place.broughtAlong" : "places.place.writtenBy")
        )}{" "}
        {changed && (
          <time dateTime={localDate(changed)}>
            {t("places.place.changed", { date: dateText(changed, language) })}
          </time>
        )}
      </p>
      <p className="mt-2">
        <a href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(`${address}\n\n`)}`}>
          {t("places.place.suggest")}
        </a>{" "}
        · <a href={`${address}/claim`}>{t("places.place.claim")}</a>
      </p>
    </TitledSection>
  );
}
