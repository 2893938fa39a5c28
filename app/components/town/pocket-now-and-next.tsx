import type { PocketDay } from "../../rules/info/pocket-days";
import { useWords } from "../site/words";
import { PocketDayPart } from "./pocket-day";
import { MadeAt } from "./pocket-timed-lines";

type Props = { days: readonly PocketDay[]; madeAt: number };

/**
 * Answers to the first questions of each day, under its date. On a kept page the script moves the current day to the
 * top and hides what's over.
 */
export function PocketNowAndNext({ days, madeAt }: Props) {
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
      <MadeAt value={madeAt}>
        {days.slice(0, 1).map((day) => (
          <PocketDayPart key={day.date} day={day} />
        ))}
      </MadeAt>
      <details className="no-print">
        <summary>{t("pocket.soon.later")}</summary>
        {days.slice(1).map((day) => (
          <PocketDayPart key={day.date} day={day} />
        ))}
      </details>
    </section>
  );
}
