import { useWords } from "../../components/site/words";
import { Notice } from "../../ui/notice";
import { SignInLink } from "../forms/form-notice";
import type { Saving } from "./use-autosave";

const troubles = { signedOut: "warn", stale: "warn", failed: "warn", nowhere: "error" } as const;

/** Shows where the text has been saved. */
export function SavingNote({ saving, signIn }: { saving: Saving; signIn: string }) {
  const { t } = useWords();
  const isTrouble = saving in troubles;
  return (
    <div role="status">
      {saving === "kept" || saving === "saved" ? (
        <p className="hint" data-saving={saving}>
          {t(`postForm.saving.${saving}`)}
        </p>
      ) : null}
      {isTrouble ? (
        <Notice tone={troubles[saving as keyof typeof troubles]}>
          <div className="grid justify-items-start gap-3">
            <p>{t(`postForm.saving.${saving as keyof typeof troubles}`)}</p>
            {saving === "signedOut" ? <SignInLink href={signIn} /> : null}
          </div>
        </Notice>
      ) : null}
    </div>
  );
}
