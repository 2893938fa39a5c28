import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { SavedMeanwhile } from "./saved-meanwhile";
import { useSectionField } from "./section-form-state";

/** Below a field: a button to reset it, and what somebody else has saved. */
export function BelowField({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useWords();
  const { hint, theirs, change } = useSectionField(name);
  return (
    <>
      {children}
      {theirs !== null && <SavedMeanwhile text={theirs} />}
      {hint && (
        <button
          type="submit"
          className="to-built-in"
          name="intent"
          value={`reset:${name}`}
          onClick={(event) => {
            event.preventDefault();
            change(`reset:${name}`);
          }}
        >
          {t("studio.editor.toBuiltIn")}
        </button>
      )}
    </>
  );
}

export function useFieldLabel(name: string): string {
  const { t } = useWords();
  return t(`studio.fields.names.${name}` as "studio.fields.names.title");
}
