import { useWords } from "../../components/site/words";
import type { SecurityAnswer } from "../../forms/accounts/account-answer";
import { actRefusal } from "../../rules/accounts/person-acts";
import type { Language } from "../../rules/site/language";
import type { Confirmation } from "../account/guarded-form";
import type { ListedPerson } from "./person-badges";

export type PersonOfPage = ListedPerson & {
  language: Language;
  whatsapp_number: string | null;
  pause_reason: string | null;
  devices: number;
  isRemoving: boolean;
  removal_due_at: number | null;
  removal_reason: string | null;
  admins: number;
};

/** What every form about an account needs. */
export type PartProps = {
  person: PersonOfPage;
  version: string;
  confirm: Confirmation;
  answer: SecurityAnswer | null;
};

/**
 * Why an act isn't possible, in words, or null. The page itself handles the admin's own account, so it's left out here.
 */
export function useRefusal({ person }: PartProps) {
  const { t } = useWords();
  return (act: Parameters<typeof actRefusal>[0]) => {
    const refusal = actRefusal(act, person, { adminId: "", admins: person.admins });
    return refusal && t(`people.refusals.${refusal}`);
  };
}
