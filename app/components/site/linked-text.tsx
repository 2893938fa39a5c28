import { textParts } from "../../rules/content/inline-links";
import { useWords } from "./words";

/** Text whose names link to their pages. */
export function LinkedText({ text }: { text: string }) {
  const { localPath } = useWords();
  return textParts(text).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.path + part.words} href={localPath(part.path)}>
        {part.words}
      </a>
    ),
  );
}
