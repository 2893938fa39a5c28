import type { ReactNode } from "react";
import { asksPassword, type PersonAct } from "../../rules/accounts/person-acts";
import { GuardedForm } from "../account/guarded-form";
import { FormToken } from "../forms/form-token";
import type { PartProps } from "./person-part";

type Props = {
  part: PartProps;
  act: PersonAct;
  section: string;
  /** Tells several forms of one act apart. */
  id?: string;
  children?: ReactNode;
  button: ReactNode;
};

/** One act on an account, as it was seen; what hands out power asks for the admin's own password. */
export function PersonForm({ part, act, section, id, children, button }: Props) {
  const { version, confirm, answer } = part;
  const asked = asksPassword(act) ? confirm : { ...confirm, until: "" };
  return (
    <GuardedForm intent={act} id={id} section={section} confirm={asked} answer={answer} buttons={button}>
      <FormToken />
      <input type="hidden" name="version" value={version} />
      {children}
    </GuardedForm>
  );
}
