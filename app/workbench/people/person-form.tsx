import type { ReactNode } from "react";
import { asksPassword, type PersonAct } from "../../rules/accounts/person-acts";
import { GuardedForm } from "../account/guarded-form";
import { FormToken } from "../forms/form-token";
import type { PartProps } from "./person-part-props";

type Props = {
  part: PartProps;
  act: PersonAct;
  section: string;
  /** Distinguishes forms of the same act. */
  id?: string;
  children?: ReactNode;
  button: ReactNode;
};

/** Carries the version of the account that was seen. Acts that hand out power ask for the admin's password. */
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
