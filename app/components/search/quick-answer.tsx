import { nationalNumbers } from "../../rules/info/emergency-numbers";
import type { Holiday } from "../../rules/info/public-holidays";
import type { WhenToGo } from "../../rules/sea/when-to-go";
import { isUnknown } from "../../rules/search/more-answer-words";
import type { QuickAnswer as Answer } from "../../rules/search/quick-answer-words";
import { answerPages, isOfSea, pageOn } from "../../rules/search/quick-answers";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { BusAnswer, type BusTimes } from "./bus-answer";
import { HolidayAnswer } from "./holiday-answer";
import { OwnersAnswer, PlainAnswer, UnknownAnswer } from "./more-answers";
import { MarkAnswer, type MarkedPlaces, MarkPlaces, useMarkNames } from "./places-with-mark";
import { SeaAnswer, type SeaOfAnswer } from "./sea-answer";
import { SurfAnswer } from "./surf-answer";

type Props = {
  answer: Answer;
  sea: SeaOfAnswer | null;
  surf: WhenToGo | null;
  marked: MarkedPlaces | null;
  /** The days in the query. */
  span: { first: string; last: string } | null;
  until: number;
  now: Date;
  /** The query asks for the last bus out, or the way back. */
  isWayBack: boolean;
  bus: BusTimes | null;
  isOfBeginner: boolean;
  holiday: Holiday | null;
  /** The guide's address for mail. */
  contact: string;
};

/** These have a general answer until a place provides one. */
const untilSaid: readonly Answer[] = ["diet", "access"];

/** Instant answers to the most common questions. */
export function QuickAnswer({ answer, sea, surf, marked, span, until, now, ...asked }: Props) {
  const { t } = useWords();
  const markNames = useMarkNames();
  const day = span?.first ?? null;
  if (isOfSea(answer)) return <SeaAnswer answer={answer} sea={sea} />;
  if (answer === "surf")
    return day ? <SurfAnswer {...{ day, surf }} isOfBeginner={asked.isOfBeginner} /> : null;
  if (isUnknown(answer)) return <UnknownAnswer subject={answer} contact={asked.contact} />;
  if (answer === "owners") return <OwnersAnswer />;
  if (answer === "surfmonths" || answer === "beachdrive" || answer === "swim")
    return <PlainAnswer answer={answer} />;
  if (answer === "holiday") return <HolidayAnswer span={span} name={asked.holiday} now={now} />;
  if (marked && untilSaid.includes(answer)) return <MarkAnswer name={answer} {...{ marked, now, until }} />;
  const isWayBack = answer === "bus" && asked.isWayBack;
  const [first, second] = answerPages[answer] as readonly string[];
  const ways = [
    ...(second && isWayBack ? [{ path: pageOn(day, second), label: t("search.answers.bus.back") }] : []),
    ...(first ? [{ path: pageOn(day, first), label: t(`search.answers.${answer}.more`) }] : []),
    ...(second && answer === "health" ? [{ path: second, label: t("search.answers.health.other") }] : []),
    ...(answer === "signal" ? [{ path: "/pocket", label: t("search.answers.signal.pocket") }] : []),
    ...(answer === "rain" ? [{ path: "/do", label: t("search.answers.rain.other") }] : []),
  ];
  const title = isWayBack ? t("search.answers.bus.titleBack") : t(`search.answers.${answer}.title`);
  return (
    <AnswerCard
      name={answer}
      title={marked ? markNames(marked.marks) : title}
      until={marked ? until : undefined}
    >
      {marked ? <MarkPlaces marked={marked} now={now} /> : null}
      {answer === "bus" && asked.bus ? <BusAnswer bus={asked.bus} /> : null}
      {answer === "cash" ? <p className="answer-line">{t("search.answers.cash.none")}</p> : null}
      <p>{t(isWayBack ? "search.answers.bus.textBack" : `search.answers.${answer}.text`)}</p>
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
