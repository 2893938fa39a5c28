import { type ReactNode, useContext } from "react";
import { SectionEditLink, SectionEditLinks } from "../../ui/section-edit-link";

type Props = {
  id: string;
  title: ReactNode;
  /** Shown while it is closed. */
  sentence: ReactNode;
  /** Small beside the title while it is closed, large once open. */
  picture?: ReactNode;
  lang?: string;
  heading?: "h2" | "h3";
  className?: string;
  /** Questions it answers, for the pocket guide's search. */
  aim?: string;
  children: ReactNode;
};

/** Its anchor is inside the folded part, so that a link to it, or the browser's find, opens it. */
export function FoldedSection({
  id,
  title,
  sentence,
  picture,
  lang,
  heading: Heading = "h2",
  className = "wrap",
  aim,
  children,
}: Props) {
  const isChanged = useContext(SectionEditLinks) !== null;
  return (
    <details className={`${className} fold`} data-aim={aim} open={isChanged} lang={lang}>
      <summary>
        {picture}
        <Heading>{title}</Heading>
        {sentence}
      </summary>
      <i id={id} />
      {children}
      <SectionEditLink part={id} />
    </details>
  );
}
