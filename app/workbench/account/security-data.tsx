import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { type Confirmation, GuardedForm } from "./guarded-form";
import { SecuritySection } from "./security-section";

type Props = { confirm: Confirmation; answer: SecurityAnswer | null };

export function SecurityExport({ confirm, answer }: Props) {
  const { t } = useWords();
  return (
    <SecuritySection id="data" title={t("security.data.title")} lead={t("security.data.lead")}>
      <GuardedForm
        intent="export"
        section="data"
        confirm={confirm}
        answer={answer}
        buttons={
          // The response is a download, so the page stays and the button mustn't show as busy.
          <Button type="submit" variant="secondary" icon="download">
            {t("security.data.button")}
          </Button>
        }
      />
    </SecuritySection>
  );
}

export function SecurityRemoval({ confirm, answer, isLastAdmin }: Props & { isLastAdmin: boolean }) {
  const { t, localPath } = useWords();
  if (isLastAdmin)
    return (
      <SecuritySection id="remove" title={t("security.remove.title")}>
        <p>{t("security.remove.lastAdmin")}</p>
        <p>
          <a href={localPath("/admin/people")}>{t("security.remove.makeAdmin")}</a>
        </p>
      </SecuritySection>
    );
  return (
    <SecuritySection id="remove" title={t("security.remove.title")} lead={t("security.remove.lead")}>
      <ul className="prose grid list-disc gap-2 pl-6">
        <li>{t("security.remove.pending")}</li>
        <li>{t("security.remove.approved")}</li>
        <li>{t("security.remove.letter")}</li>
      </ul>
      <GuardedForm
        intent="delete-account"
        isAskedAgain
        section="remove"
        confirm={confirm}
        answer={answer}
        buttons={<SubmitButton variant="destructive">{t("security.remove.button")}</SubmitButton>}
      >
        <Checkbox name="remove_listings" label={t("security.remove.removeListings")} />
      </GuardedForm>
    </SecuritySection>
  );
}
