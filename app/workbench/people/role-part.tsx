import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import { type PartProps, useRefusal } from "./person-part-props";

/** Grants or revokes the role, or says why that's not possible. */
export function RolePart(part: PartProps) {
  const { t } = useWords();
  const { name, isAdmin } = part.person;
  const act = isAdmin ? "revoke-admin" : "grant-admin";
  const refusal = useRefusal(part)(act);
  const button = (
    <SubmitButton variant={isAdmin ? "destructive" : "secondary"}>
      {t(isAdmin ? "people.role.revoke" : "people.role.grant", { name })}
    </SubmitButton>
  );
  return (
    <SecuritySection
      id="role"
      title={t("people.role.title")}
      lead={t(isAdmin ? "people.role.revokeLead" : "people.role.grantLead", { name })}
    >
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <PersonForm part={part} act={act} section="role" button={button}>
          <p>{t("people.role.note")}</p>
        </PersonForm>
      )}
    </SecuritySection>
  );
}
