import type { ReactNode } from "react";
import { type QuickAnswer as Answer, answerPages, isOfSea } from "../../rules/search/quick-answers";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";
import { type SeaOfAnswer, SeaWords } from "./sea-answer";

type Props = { answer: Answer; sea: SeaOfAnswer | null };

/** What people ask more than anything else, answered on the spot. */
export function QuickAnswer({ answer, sea }: Props) {
  const { t } = useWords();
  if (isOfSea(answer)) {
    const [more, other] = answerPages[answer];
    return (
      <AnswerCard answer={answer} until={sea?.until}>
        {sea ? <SeaWords answer={answer} sea={sea} /> : null}
        {answer === "waves" && !sea?.waves ? <p>{t("search.answers.waves.none")}</p> : null}
        <div className="answer-more">
          <AnswerLink path={more} label={t(`search.answers.${answer}.more`)} />
          <AnswerLink path={other} label={t(`search.answers.${answer}.other`)} />
        </div>
      </AnswerCard>
    );
  }
  return (
    <AnswerCard answer={answer}>
      <p>{t(`search.answers.${answer}.text`)}</p>
      {answer === "health" ? (
        <p>
          <ButtonLink href="tel:911" icon="phone">
            {t("search.answers.health.call")}
          </ButtonLink>
        </p>
      ) : null}
      {answer === "water" ? null : (
        <AnswerLink path={answerPages[answer][0]} label={t(`search.answers.${answer}.more`)} />
      )}
    </AnswerCard>
  );
}

type CardProps = { answer: Answer; until?: number; children: ReactNode };

/** What the sea does is renewed when it turns. */
function AnswerCard({ answer, until, children }: CardProps) {
  const { t } = useWords();
  return (
    <section className="answer" id="answer" data-changes-at={until} aria-labelledby="answer-title">
      <h2 id="answer-title">{t(`search.answers.${answer}.title`)}</h2>
      {children}
    </section>
  );
}

function AnswerLink({ path, label }: { path: string; label: string }) {
  const { localPath } = useWords();
  return <MoreLink href={localPath(path)} label={label} />;
}
