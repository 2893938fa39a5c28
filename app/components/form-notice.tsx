import type { FormNotice } from "../forms/answer";
import { Button, buttonClass } from "../ui/button";
import { Notice } from "../ui/notice";
import { useWords } from "./words";

/** The words of a form that could not be saved. */
export type Failure = "restaurantFailed" | "hotelFailed" | "businessFailed" | "eventFailed";

type Props = {
  notice: FormNotice | "kept";
  failure: Failure;
  signIn?: string;
  onForget?: () => void;
};

/** Why the form stands here again, and that nothing of it is lost. */
export function FormNoticePanel({ notice, failure, signIn, onForget }: Props) {
  const { t } = useWords();
  const isFailure = notice === "failed";
  const title = isFailure ? t(`toasts.${failure}.title`) : t(`submission.notices.${notice}Title`);
  const text = isFailure ? t(`toasts.${failure}.description`) : t(`submission.notices.${notice}`);
  const isKept = notice === "kept";
  return (
    <div id="form-notice" tabIndex={-1}>
      <Notice
        tone={isKept ? "info" : isFailure ? "error" : "warn"}
        role={isKept ? "status" : "alert"}
        title={title}
      >
        <div className="grid justify-items-start gap-3">
          <p>{text}</p>
          {notice === "signedOut" && signIn ? (
            <a className={buttonClass({ size: "small" })} href={signIn} target="_blank" rel="noopener">
              {t("submission.notices.signInNewTab")}
            </a>
          ) : null}
          {onForget ? (
            <Button variant="secondary" size="small" type="button" onClick={onForget}>
              {t("submission.notices.startAgain")}
            </Button>
          ) : null}
        </div>
      </Notice>
    </div>
  );
}
