import { type ReactNode, useMemo, useRef } from "react";
import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer, FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormBar } from "../forms/form-bar";
import { EditNotice, FoundNotice } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { type FormFetcher, FormWithPictures } from "../forms/form-with-pictures";
import { useDraft } from "../forms/use-draft";
import { useLastAnswer } from "../forms/use-last-answer";

const noProblems: FormProblems = {};
const nothing: string[] = [];

type Props = {
  kind: ListingKind | "event";
  /** The edit page's address, even if the form is in a dialog. */
  path: string;
  /** The saved values. */
  typed: Typed;
  answer?: FormAnswer;
  /** Set in a dialog, which stays open for the answer. */
  sender?: FormFetcher;
  reasons: FieldReasons | null;
  submitLabel: string;
  /** A link that leaves without saving; the draft is kept. */
  cancel: ReactNode;
  children: ReactNode;
};

export function EditForm({ kind, path, typed, reasons, sender, submitLabel, cancel, ...given }: Props) {
  const answer = useLastAnswer(given.answer, path);
  const { t } = useWords();
  const navigation = useNavigation();
  const isBusy = (sender ?? navigation).state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const found = useDraft(form, path, { saved: typed, isFresh: answer === undefined });
  const kept = answer ? null : found.draft;
  const { version = nothing, rule_before = nothing, times_before = nothing } = typed;
  const goesOn = useMemo(
    () => kept && { ...kept.typed, version, rule_before, times_before },
    [kept, version, rule_before, times_before],
  );
  const shownValues = answer?.typed ?? goesOn ?? typed;
  const wrong = answer?.problems ?? noProblems;
  const problems = useProblemList(wrong);

  return (
    <FormWithPictures form={form} answer={answer} action={path} sender={sender}>
      <input type="hidden" name="version" value={shownValues.version?.[0] ?? ""} />
      {answer?.notice ? <EditNotice kind={kind} notice={answer.notice} /> : null}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      {answer ? null : <FoundNotice found={found} isEdit />}
      <FormStateProvider
        key={JSON.stringify(answer ?? kept)}
        typed={shownValues}
        problems={wrong}
        reasons={reasons}
        changed={answer?.changed}
      >
        {given.children}
      </FormStateProvider>
      <FormBar isKept={found.isKept}>
        {cancel}
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </FormBar>
    </FormWithPictures>
  );
}
