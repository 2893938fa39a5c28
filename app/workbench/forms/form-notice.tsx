import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { FormNotice } from "../../forms/site/answer";
import type { EditedKind } from "../../rules/places/paths";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { useDraft } from "./use-draft";

/** The words of a form that could not be saved. */
const failures = {
  restaurant: "restaurantFailed",
  hotel: "hotelFailed",
  activity: "businessFailed",
  business: "businessFailed",
  event: "eventFailed",
  post: "postFailed",
} as const;

type Props = {
  kind: keyof typeof failures;
  notice: FormNotice;
  signIn: string;
};

/** Why the form stands here again, and that nothing of it is lost. */
export function FormNoticePanel({ kind, notice, signIn }: Props) {
  const { t } = useWords();
  const failure = failures[kind];
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

/** A new tab for signing in, so that the form stays as it is. */
export function SignInLink({ href }: { href: string }) {
  const { t } = useWords();
  return (
    <a className={buttonClass({ size: "small" })} href={href} target="_blank" rel="noopener">
      {t("submission.notices.signInNewTab")}
    </a>
  );
}

export function EditNotice({ kind, notice }: { kind: EditedKind; notice: FormNotice }) {
  const { t } = useWords();
  const failed = { title: t(`listings.updateFailed.${kind}`), text: t("listings.updateFailed.text") };
  return <AnswerNotice notice={notice} failed={failed} />;
}

type Choice = { label: string; onChoice: () => void };
type KeptOrNewProps = { tone?: "warn"; title: string; text: string; take: Choice; drop: Choice };

/** Two texts of one form, what was typed before and what stands in it now: nobody chooses but the person. */
export function KeptOrNew({ tone, title, text, take, drop }: KeptOrNewProps) {
  return (
    <Notice tone={tone} role="status" title={title}>
      <div className="grid justify-items-start gap-3">
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" size="small" onClick={take.onChoice}>
            {take.label}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={drop.onChoice}>
            {drop.label}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
