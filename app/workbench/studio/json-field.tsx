import { useWords } from "../../components/site/words";
import { jsonField } from "../../forms/content/section-check";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { FieldFoot } from "./field-foot";
import { useSectionField, useSectionForm } from "./section-form-state";

/** For a section whose fields nobody knows. */
export function JsonField({ json }: { json: string }) {
  const { t } = useWords();
  const { typed } = useSectionForm();
  const { id, error } = useSectionField(jsonField);
  return (
    <Field id={id} name={jsonField} label={t("studio.editor.json")} hint={t("studio.page.raw")} error={error}>
      {(control) => (
        <>
          <TextArea
            {...control}
            className="font-mono text-sm"
            rows={14}
            spellCheck={false}
            defaultValue={typed[jsonField]?.[0] ?? json}
          />
          <FieldFoot name={jsonField} />
        </>
      )}
    </Field>
  );
}
