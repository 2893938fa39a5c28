import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";

type Props = {
  /** Whether what was typed is stored in this browser and nowhere else. */
  isKept: boolean;
  /** That it is; the words of a form that is sent stand there by themselves. */
  kept?: string;
  children: ReactNode;
};

/** What can be done with a form, in sight however long it is; and whether what was typed is safe. */
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
