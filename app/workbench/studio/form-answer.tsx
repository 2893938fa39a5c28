import { useWords } from "../../components/site/words";
import type { StudioNotice } from "../../forms/content/studio-answer";
import type { FormProblems } from "../../forms/site/form-answer";
import type { Language } from "../../rules/site/language";
import { ErrorSummary } from "../../ui/error-summary";
import { useProblemList } from "../forms/form-state";
import { useAnswerFocus } from "../forms/use-answer-focus";
import { StudioNoticePanel } from "./studio-notices";

type Props = {
  language: Language;
  answer: { notice: StudioNotice | null; problems: FormProblems } | undefined;
};

/** The answer to a form of one language; it gets the focus. */
export function FormAnswer({ language, answer }: Props) {
  const { t } = useWords();
  const id = `${language}-answer`;
  const problems = useProblemList(answer?.problems ?? {});
  useAnswerFocus(answer, `#${id}`);
  return (
    <div id={id} tabIndex={-1} className="grid gap-4 empty:hidden">
      {answer?.notice && <StudioNoticePanel notice={answer.notice} isNew={false} />}
      <ErrorSummary
        title={t("studio.notices.problems")}
        problems={problems.map((one) => ({ ...one, id: `field-${language}-${one.name}` }))}
      />
    </div>
  );
}
