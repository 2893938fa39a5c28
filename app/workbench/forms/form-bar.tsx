import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";

type Props = {
  /** Whether the text is stored in this browser only. */
  isKept: boolean;
  /** Replaces the standard wording for a stored draft. */
  kept?: string;
  children: ReactNode;
};

/** Sticky buttons, and whether a draft was stored. */
export function FormBar({ isKept, kept, children }: Props) {
  const { t } = useWords();
  return (
    <div className="form-bar flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <p className="hint min-w-0 basis-full sm:flex-1 sm:basis-0" role="status">
        {isKept ? (kept ?? t("submission.notices.keptHere")) : ""}
      </p>
      {children}
    </div>
  );
}
