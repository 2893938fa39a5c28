import type { ReactNode } from "react";
import type { WordRun } from "../../rules/review/changed-words";

type Props = {
  /** For those who do not see the sign and its colour. */
  label: string;
  children: ReactNode;
};

/** What stood there. */
export function Before({ label, children }: Props) {
  return (
    <del className="grid grid-cols-[1.5rem_1fr] rounded-sm bg-clay-soft px-3 py-2 no-underline">
      <span className="font-bold text-clay-ink" aria-hidden="true">
        −
      </span>
      <div>
        <span className="unseen">{label}: </span>
        {children}
      </div>
    </del>
  );
}

/** What stands there now, or would. */
export function After({ label, children }: Props) {
  return (
    <ins className="grid grid-cols-[1.5rem_1fr] rounded-sm bg-leaf-soft px-3 py-2 no-underline">
      <span className="font-bold text-leaf-ink" aria-hidden="true">
        +
      </span>
      <div>
        <span className="unseen">{label}: </span>
        {children}
      </div>
    </ins>
  );
}

/** A text whose changed words are marked. */
export function Runs({ runs }: { runs: WordRun[] }) {
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {runs.map(({ text, isChanged }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have nothing else to be told by.
        isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
