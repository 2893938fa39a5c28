import type { ReviewKind } from "../../rules/review/review-kinds";
import { isPublic, type Status } from "../../rules/review/status";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Checkbox } from "../../ui/checkbox";
import { SubmitButton } from "../site/submit-button";
import { useWords } from "../site/words";

type WaitingSubmission = { kind: ReviewKind; id: string; name: string; status: Status; language: Language };

/** What an account had sent before its holder took it over, and the question whose it was. */
export function SentBefore({ waiting }: { waiting: WaitingSubmission[] }) {
  const { t } = useWords();
  const hasPublic = waiting.some(isPublic);
  return (
    <>
      <ul className="grid gap-3">
        {waiting.map(({ kind, id, name, status, language }) => (
          <li key={`${kind}:${id}`} className="border-t border-line pt-3">
            <strong className="wrap-anywhere" lang={language}>
              {name || t("listings.unnamed")}
            </strong>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {t(`listings.kind.${kind}`)} <Badge tone={status}>{t(`listings.status.${status}`)}</Badge>
            </p>
          </li>
        ))}
      </ul>
      <form className="form" method="post">
        <input type="hidden" name="intent" value="disown" />
        <p>{t("account.sentBefore.disownText")}</p>
        {hasPublic ? (
          <>
            <p>{t("account.sentBefore.publicText")}</p>
            <Checkbox name="remove_listings" label={t("account.sentBefore.removeListings")} />
          </>
        ) : null}
        <SubmitButton variant="destructive">{t("account.sentBefore.disown")}</SubmitButton>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="keep" />
        <SubmitButton variant="secondary">{t("account.sentBefore.keep")}</SubmitButton>
      </form>
    </>
  );
}
