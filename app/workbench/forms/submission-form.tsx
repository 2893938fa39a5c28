import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/answer";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { type Failure, FormNoticePanel, KeptNotice } from "./form-notice";
import { FormStateProvider, useProblemList } from "./form-state";
import { PictureForm } from "./picture-form";
import { useDraft } from "./use-draft";

type Props = {
  answer: FormAnswer | undefined;
  token: string;
  signIn: string;
  failure: Failure;
  children: ReactNode;
};

/** A form that sends pictures along, comes back as it was sent, and is kept in the browser until it is sent. */
export function SubmissionForm({ answer, token, signIn, failure, children }: Props) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { draft, forget } = useDraft(form, pathname, answer === undefined);
  const shown = answer ?? { ...draft, problems: {} };
  const problems = useProblemList(shown.problems);
  const version = useVersion(answer ?? draft);

  return (
    <PictureForm form={form} answer={answer}>
      <input type="hidden" name="form_token" value={shown.token || token} />
      <input name="company_fax" tabIndex={-1} autoComplete="off" hidden />
      {answer?.notice ? <FormNoticePanel notice={answer.notice} signIn={signIn} failure={failure} /> : null}
      {!answer && draft ? <KeptNotice onForget={forget} /> : null}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      <FormStateProvider key={version} typed={shown.typed ?? {}} problems={shown.problems}>
        {children}
      </FormStateProvider>
      <div className="grid gap-3">
        <p className="hint">{t("submission.review")}</p>
        <p>
          <Button type="submit" size="large" busy={isBusy}>
            {t("submission.submit")}
          </Button>
        </p>
      </div>
    </PictureForm>
  );
}

/** Counts how often the fields were filled anew, so that they start over with what they are given. */
function useVersion(source: unknown): number {
  const [seen, setSeen] = useState({ source, version: 0 });
  if (seen.source === source) return seen.version;
  const next = { source, version: seen.version + 1 };
  setSeen(next);
  return next.version;
}
