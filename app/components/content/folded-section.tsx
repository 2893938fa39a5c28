import { type ReactNode, useContext } from "react";
import { SectionMark, SectionMarks } from "../../ui/section-mark";

type Props = {
  id: string;
  title: ReactNode;
  /** What one reads before it is opened. */
  sentence: ReactNode;
  /** Small beside the title; a phone shows it whole once the part is open. */
  picture?: ReactNode;
  lang?: string;
  children: ReactNode;
};

/** Its anchor stands among what is folded: whoever comes by its address, or by the browser's search, finds it open. */
export function FoldedSection({ id, title, sentence, picture, lang, children }: Props) {
  const isChanged = useContext(SectionMarks) !== null;
  return (
    <details className="wrap fold" open={isChanged} lang={lang}>
      <summary>
        {picture}
        <h2>{title}</h2>
        {sentence}
      </summary>
      <i id={id} />
      {children}
      <SectionMark part={id} />
    </details>
  );
}
