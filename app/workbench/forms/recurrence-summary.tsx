import { useEffect, useRef, useState } from "react";
import { useEventWords } from "../../components/events/use-event-words";
import { useWords } from "../../components/site/words";
import { readPattern } from "../../forms/events/recurrence";
import { firstFitting, type RecurrencePattern } from "../../rules/events/recurrence";
import { seriesDays } from "../../rules/events/recurrence-limits";
import { formatDay, parseDay } from "../../rules/time/days";

type Said = { pattern: RecurrencePattern; date: string; start_time: string | null; end_time: string | null };

/** The rule in words, with its last date. Needs scripts. */
export function RecurrenceSummary({ today }: { today: string }) {
  const { t } = useWords();
  const words = useEventWords();
  const line = useRef<HTMLParagraphElement>(null);
  const [spoken, setSpoken] = useState<Said | null>(null);
  useEffect(() => {
    const form = line.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSpoken(read(new FormData(form)));
    // Waits for the other listeners, which move the end time and the weekday.
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look);
    };
    look();
    form.addEventListener("input", later);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", later);
    };
  }, []);
  return (
    <p className="rounded-lg bg-sea-soft px-4 py-3 empty:hidden" role="status" ref={line}>
      {spoken ? sentence(spoken) : ""}
    </p>
  );

  function sentence({ pattern, date, start_time, end_time }: Said): string {
    const day = parseDay(date) ?? 0;
    const first = firstFitting(pattern, day) ?? day;
    const endless = { ...pattern, end_type: "never" } as const;
    const rule = words.rule({ ...endless, start_time, end_time, first_date: formatDay(first) });
    const from = words.date(formatDay(first), "day");
    if (pattern.end_type === "never") return t("eventForm.recurrence.saidEndless", { rule, from });
    const dates = seriesDays(pattern, first, parseDay(today) ?? 0);
    const last = words.date(formatDay(dates.at(-1) ?? first), "full");
    return t("eventForm.recurrence.said", { rule, from, last, count: dates.length });
  }
}

function read(form: FormData): Said | null {
  const word = (name: string) => String(form.get(name) ?? "");
  const date = word("event_date");
  if (parseDay(date) === null) return null;
  const asked = readPattern({
    event_date: date,
    pattern_type: word("pattern_type"),
    interval_value: word("interval_value"),
    days_of_week: form.getAll("days_of_week").map(String),
    day_of_month: word("day_of_month"),
    end_type: word("end_type"),
    end_count: word("end_count"),
    end_date: word("end_date"),
  });
  if (!asked.ok) return null;
  const [start_time, end_time] = [word("start_time") || null, word("end_time") || null];
  return { pattern: asked.pattern, date, start_time, end_time };
}
