import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { FormNotice } from "../../forms/answer";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { KeptOrNew } from "./kept-or-new";
import { SignInLink } from "./sign-in-link";
import type { useDraft } from "./use-draft";

/** The words of a form that could not be saved. */
export type Failure = "restaurantFailed" | "hotelFailed" | "businessFailed" | "eventFailed" | "postFailed";

type Props = {
  notice: FormNotice;
  failure: Failure;
  signIn: string;
};

/** Why the form stands here again, and that nothing of it is lost. */
export function FormNoticePanel({ notice, failure, signIn }: Props) {
  const { t } = useWords();
  const failed = { title: t(`toasts.${failure}.title`), text: t(`toasts.${failure}.description`) };
  return (
    <AnswerNotice notice={notice} failed={failed}>
      {notice === "signedOut" ? <SignInLink href={signIn} /> : null}
    </AnswerNotice>
  );
}

type AnswerProps = {
  notice: FormNotice;
  /** The words where it is the guide that failed. */
  failed: { title: string; text: string };
  children?: ReactNode;
};

/** Why any form has come back. */
export function AnswerNotice({ notice, failed, children }: AnswerProps) {
  const { t } = useWords();
  const isFailure = notice === "failed";
  return (
    <div id="form-notice" tabIndex={-1}>
      <Notice
        tone={isFailure ? "error" : "warn"}
        role="alert"
        title={isFailure ? failed.title : t(`submission.notices.${notice}Title`)}
      >
        <div className="grid justify-items-start gap-3">
          <p>{isFailure ? failed.text : t(`submission.notices.${notice}`)}</p>
          {children}
        </div>
      </Notice>
    </div>
  );
}

type FoundProps = { found: ReturnType<typeof useDraft>; isEdit?: boolean };

/** What was typed before, in the form again or beside it. */
export function FoundNotice({ found: { draft, overtaken, take, forget }, isEdit }: FoundProps) {
  if (draft) return <KeptNotice isEdit={isEdit} onForget={forget} />;
  return overtaken && <OvertakenNotice onTake={take} onForget={forget} />;
}

/** What was typed before is here again; or one starts anew. */
function KeptNotice({ isEdit = false, onForget }: { isEdit?: boolean; onForget: () => void }) {
  const { t } = useWords();
  return (
    <Notice role="status" title={t("submission.notices.keptTitle")}>
      <div className="grid justify-items-start gap-3">
        <p>{t(isEdit ? "submission.notices.keptEdit" : "submission.notices.kept")}</p>
        <Button type="button" variant="secondary" size="small" onClick={onForget}>
          {t(isEdit ? "submission.notices.discard" : "submission.notices.startAgain")}
        </Button>
      </div>
    </Notice>
  );
}

type OvertakenProps = { onTake: () => void; onForget: () => void };

/** What was typed began from words that have changed since: they stand in the form until somebody chooses. */
function OvertakenNotice({ onTake, onForget }: OvertakenProps) {
  const { t } = useWords();
  return (
    <KeptOrNew
      tone="warn"
      title={t("submission.notices.overtakenTitle")}
      text={t("submission.notices.overtaken")}
      take={{ label: t("submission.notices.takeMine"), onChoice: onTake }}
      drop={{ label: t("submission.notices.discard"), onChoice: onForget }}
    />
  );
}
