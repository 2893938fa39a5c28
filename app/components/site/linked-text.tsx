import { textParts } from "../../rules/content/inline-links";
import { useLocalPath } from "./local-path";

/** Running text whose names lead to their pages. */
export function LinkedText({ text }: { text: string }) {
  const localPath = useLocalPath();
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
