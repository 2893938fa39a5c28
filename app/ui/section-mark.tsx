import { createContext, useContext } from "react";

type Marks = {
  /** Where a part of the page can be changed; null for one that nobody changes. */
  hrefOf: (part: string) => string | null;
  labelOf: (part: string) => string;
  chosen: string | null;
};

/** In a preview beside its form, each part of a page is a link to what changes it. Elsewhere there is none. */
export const SectionMarks = createContext<Marks | null>(null);

export function SectionMark({ part }: { part: string | undefined }) {
  const marks = useContext(SectionMarks);
  const href = part && marks?.hrefOf(part);
  if (!marks || !href) return null;
  return (
    <a
      className="section-mark"
      href={href}
      target="_top"
      data-section={part}
      aria-current={part === marks.chosen ? "true" : undefined}
    >
      <span>{marks.labelOf(part)}</span>
    </a>
  );
}
