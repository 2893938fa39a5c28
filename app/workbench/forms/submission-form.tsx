import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer, FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormBar } from "./form-bar";
import { FormNoticePanel, FoundNotice } from "./form-notice";
import { FormStateProvider, useProblemList } from "./form-state";
import { FormWithPictures } from "./form-with-pictures";
import { PageImprovements } from "./page-improvements";
import { useDraft } from "./use-draft";
import { useLastAnswer } from "./use-last-answer";

const nothing: Typed = {};
const noProblems: FormProblems = {};

type Props = {
  kind: ListingKind | "event";
  answer: FormAnswer | undefined;
  token: string;
  signIn: string;
  /** Values to prefill, from the person's profile. */
  known?: Typed;
  children: ReactNode;
};

/** A form with pictures that comes back as it was sent, and keeps a draft in the browser. */
export function SubmissionForm({ kind, token, signIn, known = nothing, children, ...given }: Props) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const answer = useLastAnswer(given.answer, pathname);
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const found = useDraft(form, pathname, { saved: known, isFresh: answer === undefined });
  const { draft, isKept } = found;
  const shownAnswer = answer ?? { typed: draft?.typed ?? known, token: draft?.token, problems: noProblems };
  const problems = useProblemList(shownAnswer.problems);
  const version = useVersion(answer ?? draft);

  return (
    <FormWithPictures form={form} answer={answer} token={shownAnswer.token || token}>
      {/* Only bots fill it in. */}
      <input name="company_fax" tabIndex={-1} autoComplete="off" hidden />
      {answer?.notice ? <FormNoticePanel notice={answer.notice} signIn={signIn} kind={kind} /> : null}
      {answer ? null : <FoundNotice found={found} />}
      <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
      <FormStateProvider
        key={version}
        typed={shownAnswer.typed}
        problems={shownAnswer.problems}
        changed={answer?.changed}
      >
        {children}
      </FormStateProvider>
      <PageImprovements kind={kind} form={form} typed={shownAnswer.typed} />
      <p className="hint">{t("submission.review")}</p>
      <FormBar isKept={isKept}>
        <Button type="submit" busy={isBusy}>
          {t("submission.submit")}
        </Button>
      </FormBar>
    </FormWithPictures>
  );
}

/** Changes whenever the source changes, for use as a key that resets the fields. */
function useVersion(source: unknown): number {
  const [lastSource, setSeen] = useState({ source, version: 0 });
  if (lastSource.source === source) return lastSource.version;
  const next = { source, version: lastSource.version + 1 };
  setSeen(next);
  return next.version;
}
