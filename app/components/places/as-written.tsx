import type { Language } from "../../rules/site/language";
import { useWords } from "../site/words";

/** Hours that can't be read, in the words of the owner. */
export function AsWritten({ text, writtenIn }: { text: string; writtenIn: Language }) {
  const { language } = useWords();
  return <span lang={writtenIn === language ? undefined : writtenIn}>{text}</span>;
}
