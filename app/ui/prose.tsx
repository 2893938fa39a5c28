import type { ReactNode } from "react";
import { classNames } from "./class-names";

export function Prose({
  lang,
  className,
  children,
}: {
  lang?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames("prose", className)} lang={lang}>
      {children}
    </div>
  );
}

type ParagraphsProps = { text: string; say?: (paragraph: string) => ReactNode };

/** Running text where a blank line starts a new paragraph. */
export function Paragraphs({ text, say = (paragraph) => paragraph }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{say(paragraph.trim())}</p>);
}
