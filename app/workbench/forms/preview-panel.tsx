import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { TitledSection } from "../../ui/titled-section";

/** Appears above the button that asked for it, and scrolls into view. */
export function PreviewPanel({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  return (
    <TitledSection
      id="preview"
      className="grid scroll-mt-28 gap-6 rounded-xl border border-line bg-card p-6 sm:p-8"
      tabIndex={-1}
      ref={section}
      titleId="preview-title"
      titleClass="kicker font-text"
      title={t("eventForm.preview.title")}
    >
      {children}
    </TitledSection>
  );
}

/** Submits the form for a preview; nothing is saved. */
export function PreviewButton({ path = "" }: { path?: string }) {
  const { t } = useWords();
  return (
    <p>
      <Button intent="preview" formAction={`${path}#preview`} variant="secondary" icon="eye">
        {t("eventForm.preview.button")}
      </Button>
    </p>
  );
}
