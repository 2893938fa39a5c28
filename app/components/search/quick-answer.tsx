import { nationalNumbers } from "../../rules/info/emergency-numbers";
import { nextHolidays } from "../../rules/info/public-holidays";
import type { WhenToGo } from "../../rules/sea/when-to-go";
import type { QuickAnswer as Answer } from "../../rules/search/quick-answer-words";
import { answerPages, isOfSea, pageOn } from "../../rules/search/quick-answers";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { localDay } from "../../rules/time/panama-time";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { type BusTimes, LastBus } from "./last-bus";
import { MarkAnswer, type MarkedPlaces, MarkPlaces, useMarkNames } from "./places-with-mark";
import { SeaAnswer, type SeaOfAnswer } from "./sea-answer";
import { SurfAnswer } from "./surf-answer";

type Props = {
  answer: Answer;
  sea: SeaOfAnswer | null;
  surf: WhenToGo | null;
  marked: MarkedPlaces | null;
  /** The day in the query. */
  day: string | null;
  until: number;
  now: Date;
  /** The query asks for the last bus out, or the way back. */
  isWayBack: boolean;
  bus: BusTimes | null;
  isOfBeginner: boolean;
};

/** These have a general answer until a place provides one. */
const untilSaid: readonly Answer[] = ["diet", "access"];

/** Instant answers to the most common questions. */
export function QuickAnswer({ answer, sea, surf, marked, day, until, now, ...asked }: Props) {
  const { t } = useWords();
  const markNames = useMarkNames();
  if (isOfSea(answer)) return <SeaAnswer answer={answer} sea={sea} />;
  if (answer === "surf")
    return day ? <SurfAnswer {...{ day, surf }} isOfBeginner={asked.isOfBeginner} /> : null;
  if (marked && untilSaid.includes(answer)) return <MarkAnswer name={answer} {...{ marked, now, until }} />;
  const isWayBack = answer === "bus" && asked.isWayBack;
  const [first, second] = answerPages[answer] as readonly string[];
  const ways = [
    ...(second && isWayBack ? [{ path: pageOn(day, second), label: t("search.answers.bus.back") }] : []),
    ...(first ? [{ path: pageOn(day, first), label: t(`search.answers.${answer}.more`) }] : []),
    ...(second && answer === "health" ? [{ path: second, label: t("search.answers.health.other") }] : []),
    ...(answer === "rain" ? [{ path: "/do", label: t("search.answers.rain.other") }] : []),
  ];
  const title = marked ? markNames(marked.marks) : t(`search.answers.${answer}.title`);
  return (
    <AnswerCard name={answer} title={title} until={marked ? until : undefined}>
      {marked ? <MarkPlaces marked={marked} now={now} /> : null}
      {answer === "bus" && asked.bus ? <LastBus bus={asked.bus} /> : null}
      {answer === "holiday" ? <NextHolidays now={now} /> : null}
      <p>{t(`search.answers.${answer}.text`)}</p>
      {answer === "health" ? (
        <p>
          <ButtonLink href={`tel:${nationalNumbers.general}`} icon="phone">
            {t("search.answers.health.call")}
          </ButtonLink>
        </p>
      ) : null}
      <AnswerWays ways={ways} />
    </AnswerCard>
  );
}

function NextHolidays({ now }: { now: Date }) {
  const { language } = useWords();
  const inWords = (day: number) => dateInWords(formatDay(day), "day", language);
  return (
    <ul>
      {nextHolidays(localDay(now), 3).map(({ first, last }) => (
        <li key={first} className="first-up">
          {first === last ? inWords(first) : `${inWords(first)} – ${inWords(last)}`}
        </li>
      ))}
    </ul>
  );
}
