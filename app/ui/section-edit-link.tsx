import { createContext, useContext } from "react";

type Marks = {
  /** The link to edit a part; null if it can't be edited. */
  hrefOf: (part: string) => string | null;
  labelOf: (part: string) => string;
  chosen: string | null;
};

/** Set in a preview beside its form, where each part links to its fields. */
export const SectionEditLinks = createContext<Marks | null>(null);

export function SectionEditLink({ part }: { part: string | undefined }) {
  const marks = useContext(SectionEditLinks);
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
