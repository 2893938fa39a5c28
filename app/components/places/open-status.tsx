import type { OpenStatus } from "../../rules/places/open-status";
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

/** Both together; the page's script renews them when their time has come. */
export function StatusLine({ status, now, until }: Props & { until: Date }) {
  return (
    <span className="card-meta" id="status" data-changes-at={until.getTime()}>
      <StatusBadge status={status} />
      <StatusNext status={status} now={now} />
    </span>
  );
}
