import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";

type Props = {
  /** Whether what was typed is stored in this browser and nowhere else. */
  isKept: boolean;
  children: ReactNode;
};

/** What can be done with a form, in sight however long it is; and whether what was typed is safe. */
export function FormBar({ isKept, children }: Props) {
  const { t } = useWords();
  return (
    <div className="form-bar flex flex-wrap items-center justify-end gap-x-3">
      <p className="hint min-w-0 basis-full sm:flex-1 sm:basis-0" role="status">
        {isKept ? t("submission.notices.keptHere") : ""}
      </p>
      {children}
    </div>
  );
}
