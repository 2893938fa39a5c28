import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import {
  answersAnchor,
  type CorrectedKind,
  type CorrectionAnswer,
  type Matter,
  wordsFor,
} from "../../rules/review/visitor-corrections";

export type RecentAnswer = {
  kind: CorrectedKind;
  id: string;
  what: Matter;
  name: string;
  answer: CorrectionAnswer;
  answered_at: number;
};

type Props = {
  answers: readonly RecentAnswer[];
  /** Where each form is posted; without it, the current page. */
  actionOf?: (answer: RecentAnswer) => string;
};

/** Answers of the last ten minutes, with a button to undo each. */
export function RecentCorrectionAnswers({ answers, actionOf }: Props) {
  const { t } = useWords();
  if (answers.length === 0) return null;
  return (
    <section
      className="grid gap-2 rounded-lg bg-leaf-soft px-5 py-3"
      id={answersAnchor}
      aria-label={t("corrections.recent.title")}
      tabIndex={-1}
    >
      <ul className="grid gap-2">
        {answers.map((one) => {
          const { kind, id, what, name, answer, answered_at } = one;
          const said = t(`corrections.what.${wordsFor(kind)}.${what}`);
          return (
            <li
              className="flex flex-wrap items-center gap-x-4 gap-y-1"
              key={`${kind}:${id}:${what}:${answered_at}`}
            >
              <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
                <span className="font-bold">{name}</span>
                {` · ${said} · ${t(`corrections.answers.${answer}`)}`}
              </p>
              <ReopenForm
                of={one}
                action={actionOf?.(one)}
                label={t("corrections.recent.undo")}
                title={t("corrections.recent.undoNamed", { name, what: said })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ReopenProps = {
  of: Pick<RecentAnswer, "kind" | "id" | "what" | "answered_at">;
  action?: string;
  label: string;
  title: string;
};

/** Undoes an answer, so that the correction is open again. */
export function ReopenForm({ of: { kind, id, what, answered_at }, action, label, title }: ReopenProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="item" value={`${kind}:${id}`} />
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="answered_at" value={answered_at} />
      <SubmitButton intent="undo" variant="secondary" size="small" icon="undo" aria-label={title}>
        {label}
      </SubmitButton>
    </form>
  );
}
