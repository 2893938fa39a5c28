import { type ReactNode, useRef } from "react";
import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer, FormNotice } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import type { OwnKind } from "../../rules/places/own-listings";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ListingKind } from "../../rules/site/slugs";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";
import { KeptNotice } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { PictureForm } from "../forms/picture-form";
import { useDraft } from "../forms/use-draft";

type Props = {
  kind: ListingKind | "event";
  /** Where the form goes: its own page, also when it stands in a dialog. */
  path: string;
  /** What the listing says now. */
  typed: Typed;
  answer?: FormAnswer;
  /** What a reviewer said about single fields. */
  reasons: FieldReasons | null;
  submitLabel: string;
  /** The way out without saving; what was typed is forgotten. */
  cancel: (forget: () => void) => ReactNode;
  children: ReactNode;
};

/** The form of a listing that exists: filled in, and kept in the browser until it is saved. */
export function EditForm({ kind, path, typed, answer, reasons, submitLabel, cancel, children }: Props) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { draft, forget } = useDraft(form, path, answer === undefined);
  const kept = answer ? null : draft;
  const shown = answer?.typed ?? kept?.typed ?? typed;
  const problems = useProblemList(answer?.problems ?? {});

  return (
    <PictureForm form={form} answer={answer} action={path}>
      <input type="hidden" name="version" value={shown.version?.[0] ?? ""} />
      {answer?.notice ? <EditNotice kind={kind} notice={answer.notice} /> : null}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      {kept ? <KeptNotice onForget={forget} /> : null}
      <FormStateProvider
        key={JSON.stringify(answer ?? kept)}
        typed={shown}
        problems={answer?.problems ?? {}}
        reasons={reasons}
      >
        {children}
      </FormStateProvider>
      <div className="actions">
        <Button type="submit" size="large" busy={isBusy}>
          {submitLabel}
        </Button>
        {cancel(forget)}
      </div>
    </PictureForm>
  );
}

export function EditNotice({ kind, notice }: { kind: OwnKind | "event"; notice: FormNotice }) {
  const { t } = useWords();
  const isFailure = notice === "failed";
  return (
    <div id="form-notice" tabIndex={-1}>
      <Notice
        tone={isFailure ? "error" : "warn"}
        role="alert"
        title={t(isFailure ? `listings.updateFailed.${kind}` : `submission.notices.${notice}Title`)}
      >
        {t(isFailure ? "listings.updateFailed.text" : `submission.notices.${notice}`)}
      </Notice>
    </div>
  );
}
