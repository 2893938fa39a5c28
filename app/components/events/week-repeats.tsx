import type { EventView } from "../../rules/events/event-view";
import { daysInWords } from "../../rules/places/week-words";
import { clockText } from "../../rules/time/date-words";
import { daysFromMonday, parseDay, parseTime } from "../../rules/time/days";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";

/** "Also: Morning Yoga, Tue and Thu 7:00 AM": series that are listed in another week. */
export function WeekRepeats({ repeats }: { repeats: readonly { event: EventView; dates: string[] }[] }) {
  const { t, language, localPath } = useWords();
  if (repeats.length === 0) return null;
  return (
    <p className="repeats">
      {t("events.agenda.also")}{" "}
      {repeats.map(({ event: { slug, start_time, texts }, dates }, index) => {
        const days = dates.map((date) => daysFromMonday(parseDay(date) ?? 0));
        const start = parseTime(start_time ?? "");
        return (
          <span key={slug}>
            <a href={localPath(`/events/${slug}`)} lang={foreign(texts.title, language)}>
              {texts.title.text}
            </a>
            ,{" "}
            {[daysInWords(days, language, true), start === null ? "" : clockText(start, language)]
              .join(" ")
              .trim()
              .replaceAll(" ", "\u00a0")}
            {index < repeats.length - 1 ? "; " : null}
          </span>
        );
      })}
    </p>
  );
}
