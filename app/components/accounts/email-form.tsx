import type { ReactNode } from "react";
import type { Problems } from "../../forms/site/parse";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { SubmitButton } from "../site/submit-button";
import { useWords } from "../site/words";

type Props = { action?: string; email?: string; problems?: Problems; button: string; children?: ReactNode };

export function EmailForm({ action, email, problems = {}, button, children }: Props) {
  const { t } = useWords();
  return (
    <form className="form" method="post" action={action} noValidate>
      <Field
        name="email"
        label={t("account.fields.email")}
        error={problems.email && t(problems.email)}
        required
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" defaultValue={email} />}
      </Field>
      {children}
      <SubmitButton>{button}</SubmitButton>
    </form>
  );
}
