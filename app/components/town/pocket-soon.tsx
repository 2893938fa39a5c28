import type { PocketDay } from "../../rules/info/pocket-days";
import { useWords } from "../site/words";
import { PocketSoonDay } from "./pocket-soon-day";

type Props = { days: readonly PocketDay[] };

const shown = 2;

/**
 * What one asks first, day by day under its date, so that it stays true on a phone that keeps it: the script brings the
 * day that holds to the top, and takes away what is past.
 */
export function PocketSoon({ days }: Props) {
  const { t } = useWords();
  return (
    <section
      className="soon"
      id="soon"
      aria-labelledby="soon-title"
      data-today={t("pocket.soon.today")}
      data-tomorrow={t("pocket.soon.tomorrow")}
    >
      <h2 id="soon-title">{t("pocket.soon.title")}</h2>
      <p className="soon-over" hidden>
        {t("pocket.soon.over")}
      </p>
      {days.slice(0, shown).map((day) => (
        <PocketSoonDay key={day.date} day={day} />
      ))}
      <details className="no-print">
        <summary>{t("pocket.soon.later")}</summary>
        {days.slice(shown).map((day) => (
          <PocketSoonDay key={day.date} day={day} />
        ))}
      </details>
    </section>
  );
}
