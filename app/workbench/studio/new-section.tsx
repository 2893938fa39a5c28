import { Form } from "react-router";
import { useWords } from "../../components/site/words";
import { fieldsOf } from "../../forms/content/schema-fields";
import { sectionSchemas } from "../../forms/content/section-schemas";
import type { SectionAnswer } from "../../forms/content/studio-answer";
import { localPath } from "../../rules/site/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { EnterSendsNothing, goOnByEnter } from "../forms/enter-key";
import { FormToken } from "../forms/form-token";
import { SectionFields } from "./section-fields";
import { SectionFormProvider, useProblem } from "./section-form-state";
import { StudioNoticePanel } from "./studio-notices";

const fields = fieldsOf(sectionSchemas.text);

export function NewSection({ path, answer }: { path: string; answer: SectionAnswer | undefined }) {
  const { t, language } = useWords();
  return (
    <details className="studio-new" open={answer !== undefined}>
      <summary className="more">{t("studio.page.add")}</summary>
      <p className="hint">{t("studio.page.addHint")}</p>
      <Form
        method="post"
        className="studio-form mt-4 max-w-form"
        onKeyDown={goOnByEnter}
        noValidate
        preventScrollReset
      >
        <EnterSendsNothing intent="save-draft" />
        <FormToken fields={{ page_path: localPath(language, path) }} />
        {answer?.notice && <StudioNoticePanel notice={answer.notice} isNew />}
        <SectionFormProvider
          {...{ language, hints: {}, borrowed: [], theirs: null }}
          typed={answer?.typed ?? {}}
          problems={answer?.problems ?? {}}
          change={() => undefined}
        >
          <SectionFields fields={fields} path="data" />
          <NameField name={answer?.name ?? ""} />
        </SectionFormProvider>
        <div className="flex flex-wrap gap-3">
          <Button intent="create">{t("studio.page.create")}</Button>
          <Button intent="save-draft" variant="secondary">
            {t("studio.editor.saveDraft")}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Only shown after an error; otherwise the name is made from the title. */
function NameField({ name }: { name: string }) {
  const { t } = useWords();
  const error = useProblem("section_name");
  if (!error) return null;
  return (
    <Field
      name="section_name"
      label={t("studio.editor.name")}
      hint={t("studio.editor.nameHint")}
      error={error}
    >
      {(control) => <TextInput {...control} defaultValue={name} />}
    </Field>
  );
}
