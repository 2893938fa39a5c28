import { nationalNumbers } from "../../rules/info/emergency-numbers";
import type { QuickAnswer as Answer } from "../../rules/search/quick-answer-words";
import { answerPages, isOfSea } from "../../rules/search/quick-answers";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";
import { SeaAnswer, type SeaOfAnswer } from "./sea-answer";

type Props = { answer: Answer; sea: SeaOfAnswer | null };

/** What people ask more than anything else, answered on the spot. */
export function QuickAnswer({ answer, sea }: Props) {
  const { t } = useWords();
  if (isOfSea(answer)) return <SeaAnswer answer={answer} sea={sea} />;
  const [first, second] = answerPages[answer] as readonly string[];
  const ways = [
    ...(first ? [{ path: first, label: t(`search.answers.${answer}.more`) }] : []),
    ...(second && answer === "health" ? [{ path: second, label: t("search.answers.health.other") }] : []),
  ];
  return (
    <AnswerCard name={answer} title={t(`search.answers.${answer}.title`)}>
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
