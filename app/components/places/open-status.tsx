import type { WeekHours } from "../../rules/places/hours";
import type { OpenStatus } from "../../rules/places/open-status";
import { tomorrowAt } from "../../rules/places/tomorrow";
import { hoursInWords } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";
import { atTimeText, daysUntil, weekdayText } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { useLanguage } from "../site/local-path";
import { useWords } from "../site/words";

type Props = { status: OpenStatus; now: Date };

/** Open, closed or closed for the season; a place whose hours cannot be read gets no badge. */
export function StatusBadge({ status }: { status: OpenStatus }) {
  const { t } = useWords();
  if (status.state === "unknown") return null;
  if (status.state === "open") {
    return <Badge tone="open">{t(status.closesAt ? "places.status.open" : "places.status.allDay")}</Badge>;
  }
  const isSeason = status.state === "closed-for-season";
  return <Badge tone="closed">{t(isSeason ? "places.status.season" : "places.status.closed")}</Badge>;
}

/** What comes next: "closes at 10:00 PM", "opens Thursday at 8:00 AM". */
export function StatusNext({ status, now }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  if (status.state === "open") {
    return status.closesAt && t("places.status.closesAt", { time: atTimeText(status.closesAt, language) });
  }
  if (status.state !== "closed" || !status.opensAt) return null;
  const time = atTimeText(status.opensAt, language);
  const days = daysUntil(status.opensAt, now);
  if (days === 0) return t("places.status.opensAt", { time });
  if (days === 1) return t("places.status.opensTomorrow", { time });
  return t("places.status.opensOn", { time, day: weekdayText(status.opensAt, language) });
}

type LineProps = Props & {
  until: Date;
  hours: WeekHours | null;
  /** The language the owner wrote in, for what can only be shown as written. */
  writtenIn: Language;
};

/** Both together, and what is said of tomorrow; the page's script renews them when their time has come. */
export function StatusLine({ status, now, until, hours, writtenIn }: LineProps) {
  return (
    <span className="card-meta" id="status" data-changes-at={until.getTime()}>
      <StatusBadge status={status} />
      <StatusNext status={status} now={now} />
      {status.state !== "closed-for-season" && <Tomorrow {...{ hours, now, writtenIn }} />}
    </span>
  );
}

function Tomorrow({ hours, now, writtenIn }: Pick<LineProps, "hours" | "now" | "writtenIn">) {
  const { t } = useWords();
  const language = useLanguage();
  const tomorrow = tomorrowAt(hours, now);
  if (!tomorrow) return null;
  if (tomorrow.hours.state === "unreadable")
    return (
      <span>
        {t("places.status.tomorrowAs")}{" "}
        <span lang={writtenIn === language ? undefined : writtenIn}>{tomorrow.text}</span>
      </span>
    );
  return <span>{t("places.status.tomorrow", { hours: hoursInWords(tomorrow.hours, language) })}</span>;
}
