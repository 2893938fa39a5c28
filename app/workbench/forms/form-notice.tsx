import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { FormNotice } from "../../forms/site/form-answer";
import type { EditedKind } from "../../rules/places/paths";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { useDraft } from "./use-draft";

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

/** Explains why the form is shown again, and that nothing was lost. */
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
  /** For errors on the server. */
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

export function FoundNotice({ found: { draft, overtaken, take, forget }, isEdit }: FoundProps) {
  if (draft) return <KeptNotice isEdit={isEdit} onForget={forget} />;
  return overtaken && <OvertakenNotice onTake={take} onForget={forget} />;
}

/** A draft was put back into the form; it can be discarded. */
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

/** The draft is based on an older version, so it isn't used until the person chooses it. */
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

/** Opens a new tab, so that the form isn't lost. */
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

/** A choice between the draft and the saved text. */
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
