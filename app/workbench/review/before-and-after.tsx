import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { type ChangedWords, changedWords, type WordRun } from "../../rules/review/changed-words";

const looks = {
  before: { Mark: "del", sign: "−", ground: "bg-clay-soft", ink: "text-clay-ink" },
  after: { Mark: "ins", sign: "+", ground: "bg-leaf-soft", ink: "text-leaf-ink" },
} as const;
export const sides = ["before", "after"] as const;

type Props = {
  side: (typeof sides)[number];
  /** For screen readers. */
  label: string;
  children: ReactNode;
};

/** One side of a comparison: before or after. */
export function ComparedSide({ side, label, children }: Props) {
  const { Mark, sign, ground, ink } = looks[side];
  return (
    <Mark className={`grid grid-cols-[1.5rem_1fr] rounded-sm ${ground} px-3 py-2 no-underline`}>
      <span className={`font-bold ${ink}`} aria-hidden="true">
        {sign}
      </span>
      <div>
        <span className="unseen">{label}: </span>
        {children}
      </div>
    </Mark>
  );
}

type DifferenceProps = {
  before: string | null;
  after: string | null;
  /** Which catalog names the two sides. */
  words: "review" | "studio.history";
  runs?: ChangedWords | null;
};

/** Before and after, with changed words marked; either may be missing. */
export function BeforeAndAfter({ before, after, words, runs }: DifferenceProps) {
  const { t } = useWords();
  const marked = runs ?? (before && after ? changedWords(before, after) : null);
  return sides.map((side) => {
    const text = { before, after }[side];
    return text ? (
      <ComparedSide key={side} side={side} label={t(`${words}.${side}`)}>
        <Runs runs={marked?.[side] ?? [{ text, isChanged: false }]} />
      </ComparedSide>
    ) : null;
  });
}

export function Runs({ runs }: { runs: WordRun[] }) {
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {runs.map(({ text, isChanged }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's runs have no other key.
        isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
