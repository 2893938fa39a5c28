import { holidayAhead } from "../../rules/info/holiday-hours";
import { hasHours, type KnownHours, type WeekHours } from "../../rules/places/hours";
import { namesTime } from "../../rules/places/hours-tokens";
import {
  closedSince,
  closesSoon,
  type DayAhead,
  type OpenStatus,
  todayAt,
  tomorrowAt,
} from "../../rules/places/open-status";
import { hoursInWords, weekInOneLine } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";
import { atTimeText, daysUntil, weekdayText } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";
import { AsWritten } from "./as-written";
import { Fact } from "./fact";
import { HoursNote, UnknownHours } from "./hours-as-written";

type Props = { status: OpenStatus; now: Date };

/**
 * No badge if the hours can't be read. `live` marks what's only true for a while; a page kept offline hides it
 * afterwards.
 */
export function StatusBadge({ status, isAtOtherTime }: Pick<Props, "status"> & { isAtOtherTime?: boolean }) {
  const { t } = useWords();
  if (status.state === "unknown") return null;
  if (status.state === "open") {
    if (status.kitchen?.isClosed)
      return (
        <Badge tone="pending" isLive>
          {t("places.status.kitchenClosed")}
        </Badge>
      );
    const isLive = status.closesAt !== null;
    if (isLive && isAtOtherTime) return null;
    return (
      <Badge tone="open" isLive={isLive}>
        {t(isLive ? "places.status.open" : "places.status.allDay")}
      </Badge>
    );
  }
  const isSeason = status.state === "closed-for-season";
  return (
    <Badge tone={isSeason ? "closed" : "later"} isLive={!isSeason}>
      {t(isSeason ? "places.status.season" : "places.status.closed")}
    </Badge>
  );
}

/** What comes next: "closes at 10:00 PM", "opens Thursday at 8:00 AM". */
export function StatusNext(props: Props) {
  const words = useNext(props);
  const isSoon = closesSoon(props.status, props.now);
  return words && <span className={isSoon ? "live soon" : "live"}>{words}</span>;
}

function useNext({ status, now }: Props): string | null {
  const { t, language } = useWords();
  if (status.state === "open") {
    const key = closesSoon(status, now) ? "closesSoon" : "closesAt";
    const closes =
      status.closesAt && t(`places.status.${key}`, { time: atTimeText(status.closesAt, language) });
    if (!status.kitchen || status.kitchen.isClosed) return closes;
    const kitchen = t("places.status.kitchenUntil", { time: atTimeText(status.kitchen.until, language) });
    return `${kitchen} · ${closes}`;
  }
  if (status.state !== "closed" || !status.opensAt) return null;
  const time = atTimeText(status.opensAt, language);
  const days = daysUntil(status.opensAt, now);
  if (days === 0) return t("places.status.opensAt", { time });
  if (days === 1) return t("places.status.opensTomorrow", { time });
  return t("places.status.opensOn", { time, day: weekdayText(status.opensAt, language) });
}

type FactProps = Props & {
  until: Date;
  hours: WeekHours | null;
  /** Hours that can only be shown as they were written, and their language. */
  written?: string | null;
  writtenIn: Language;
  name: string;
  whatsapp: string | null;
  /** The label of a note that names times. */
  noteLabel?: string;
};

/** Open or closed and the next change, then tomorrow's hours; the page's script refreshes them on time. */
export function HoursFact({ status, now, until, hours, ...place }: FactProps) {
  const { t } = useWords();
  const isAsleep = status.state === "closed-for-season";
  const isUnknown = !isAsleep && !hasHours(hours);
  if (isUnknown && namesTime(place.written ?? "")) return <HoursNote {...place} />;
  const holiday = isAsleep ? null : holidayAhead(hours, now);
  const isClosed = status.state === "closed";
  // The badge already says it is closed all day.
  const today = todayAt(hours, now);
  const tomorrow = isAsleep ? null : tomorrowAt(hours, now);
  // Tomorrow's hours already tell when it opens.
  const isSaid =
    tomorrow?.hours.state === "open" &&
    isClosed &&
    status.opensAt !== null &&
    daysUntil(status.opensAt, now) === 1;
  const isTodaySaid = isClosed && today?.hours.state !== "closed";
  const everyDay = hours && !isAsleep ? weekInOneLine(hours) : null;
  const isSameTomorrow = isTodaySaid && today && tomorrow && today.text === tomorrow.text;
  return (
    <Fact label={t("places.place.fact.hours")} id="status" changesAt={until}>
      {isUnknown ? (
        <UnknownHours {...place} />
      ) : (
        <>
          <dd className="card-meta">
            <StatusBadge status={status} />
            {isClosed ? <Since hours={hours} now={now} /> : null}
            {!isSaid && <StatusNext status={status} now={now} />}
          </dd>
          <dd className="quiet-facts">
            {everyDay ? (
              <EveryDay hours={everyDay} />
            ) : isSameTomorrow ? (
              <DayHours day="both" ahead={today} writtenIn={place.writtenIn} />
            ) : (
              <>
                {isTodaySaid ? <DayHours day="today" ahead={today} writtenIn={place.writtenIn} /> : null}
                <DayHours day="tomorrow" ahead={tomorrow} writtenIn={place.writtenIn} />
              </>
            )}
            {holiday ? <span className="live">{t(`places.status.holiday.${holiday}`)}</span> : null}
          </dd>
        </>
      )}
    </Fact>
  );
}

/** Closed for today, with the time it closed. */
function Since({ hours, now }: { hours: WeekHours | null; now: Date }) {
  const { t, language } = useWords();
  const since = closedSince(hours, now);
  return (
    since && <span className="live">{t("places.status.since", { time: atTimeText(since, language) })}</span>
  );
}

function EveryDay({ hours }: { hours: KnownHours }) {
  const { t, language } = useWords();
  return (
    <span className="every-day">{t("places.status.everyDay", { hours: hoursInWords(hours, language) })}</span>
  );
}

type DayProps = { day: "today" | "tomorrow" | "both"; ahead: DayAhead | null; writtenIn: Language };

function DayHours({ day, ahead, writtenIn }: DayProps) {
  const { t, language } = useWords();
  if (!ahead) return null;
  const { hours, text } = ahead;
  if (hours.state !== "unreadable")
    return (
      <span className="live">{t(`places.status.${day}`, { hours: hoursInWords(hours, language) })}</span>
    );
  return (
    <span className="live">
      {t(`places.status.${day}`, { hours: "" })} <AsWritten text={text} writtenIn={writtenIn} />
    </span>
  );
}
