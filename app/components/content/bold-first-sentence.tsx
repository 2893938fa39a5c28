import type { ReactNode } from "react";
import { firstSentence } from "../../rules/content/folded-parts";
import { LinkedText } from "../site/linked-text";

/** A longer sentence, set bold, is no easier to find than the paragraph. */
const mostKeyed = 160;

/** What a paragraph says first stands out; one of a single sentence is as it is. */
export function boldFirstSentence(paragraph: string): ReactNode {
  const sentence = firstSentence(paragraph);
  const rest = paragraph.slice(sentence.length);
  if (!rest || sentence.length > mostKeyed) return <LinkedText text={paragraph} />;
  return (
    <>
      <b>
        <LinkedText text={sentence} />
      </b>
      <LinkedText text={rest} />
    </>
  );
}
