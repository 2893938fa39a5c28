import { type Holiday, holidayOf, nextHolidays, nextTimeOf } from "../../rules/info/public-holidays";
import { answerPages, pageOn } from "../../rules/search/quick-answers";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay, parseDay } from "../../rules/time/days";
import { localDate, localDay } from "../../rules/time/panama-time";
import { useEventWords } from "../events/use-event-words";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

type Props = { span: { first: string; last: string } | null; name: Holiday | null; now: Date };

/** Whether a day is a holiday, and which ones come next. */
export function HolidayAnswer({ span, name, now }: Props) {
  const { t, language } = useWords();
  const today = localDay(now);
  const inWords = (day: number, form: "day" | "full" = "day") => dateInWords(formatDay(day), form, language);
  const asked = name && !span ? nextTimeOf(name, today) : null;
  const named = (names: Iterable<Holiday>) =>
    [...names].map((name) => t(`search.answers.holiday.names.${name}`)).join(", ");
  const title = t("search.answers.holiday.title");
  return (
    <AnswerCard
      name="holiday"
      title={asked ? named(asked.names) : span ? <Verdict {...{ span, named, now }} /> : title}
    >
      {asked ? (
        <p className="answer-line first-up">
          {asked.first === asked.last ? "" : `${inWords(asked.first)} – `}
          {inWords(asked.last, "full")}
        </p>
      ) : null}
      {span || asked ? <p>{title}:</p> : null}
      <ul>
        {nextHolidays(today, 3).map(({ first, last, names }) => (
          <li key={first} className="first-up">
            {first === last ? inWords(first) : `${inWords(first)} – ${inWords(last)}`}: {named(names)}
          </li>
        ))}
      </ul>
      <p>{t("search.answers.holiday.text")}</p>
      <AnswerWays
        ways={[
          {
            path: pageOn(span?.first ?? null, answerPages.holiday[0]),
            label: t("search.answers.holiday.more"),
          },
        ]}
      />
    </AnswerCard>
  );
}

type VerdictProps = {
  span: { first: string; last: string };
  named: (names: Iterable<Holiday>) => string;
  now: Date;
};

function Verdict({ span: { first, last }, named, now }: VerdictProps) {
  const { t } = useWords();
  const words = useEventWords();
  const form = first.slice(0, 4) === localDate(now).slice(0, 4) ? "day" : "full";
  const [from, to] = [parseDay(first) ?? 0, parseDay(last) ?? 0];
  for (let day = from; day <= to; day++) {
    const name = holidayOf(day);
    if (name)
      return t("search.answers.holiday.yes", { day: words.date(formatDay(day), form), name: named([name]) });
  }
  const span = words.span(first, last);
  const day = first === last ? words.date(first, form) : `${span.first} – ${span.last}`;
  return t("search.answers.holiday.no", { day });
}
