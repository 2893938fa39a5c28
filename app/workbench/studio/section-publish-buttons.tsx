import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useSectionField } from "./section-form-state";

/** Publish now, save as a draft, or schedule. */
export function SectionPublishButtons({ isBusy }: { isBusy: boolean }) {
  const { t } = useWords();
  const { id, value, error } = useSectionField("publish_at");
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        <Button intent="update" busy={isBusy}>
          {t("studio.editor.publish")}
        </Button>
        <Button intent="save-draft" variant="secondary" busy={isBusy}>
          {t("studio.editor.saveDraft")}
        </Button>
      </div>
      <details open={error !== undefined || value !== ""}>
        <summary className="more">{t("studio.editor.later")}</summary>
        <div className="flex flex-wrap items-end gap-3 pt-2">
          <Field id={id} name="publish_at" label={t("studio.editor.publishAt")} error={error}>
            {(control) => <TextInput {...control} type="datetime-local" defaultValue={value} />}
          </Field>
          <Button intent="publish" variant="secondary" busy={isBusy}>
            {t("studio.editor.schedule")}
          </Button>
        </div>
      </details>
    </div>
  );
}
