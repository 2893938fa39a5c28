import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import type { PartProps } from "./person-part-props";

export function SignOutPart(part: PartProps) {
  const { t } = useWords();
  const { name } = part.person;
  const button = <SubmitButton variant="secondary">{t("people.signOut.button", { name })}</SubmitButton>;
  return (
    <SecuritySection id="sign-out" title={t("people.signOut.title")} lead={t("people.signOut.lead")}>
      <PersonForm part={part} act="sign-out" section="sign-out" button={button} />
    </SecuritySection>
  );
}
