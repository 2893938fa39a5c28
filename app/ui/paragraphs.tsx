import type { ReactNode } from "react";

type ParagraphsProps = { text: string; say?: (paragraph: string) => ReactNode };

/** A blank line starts a new paragraph. */
export function Paragraphs({ text, say = (paragraph) => paragraph }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{say(paragraph.trim())}</p>);
}
