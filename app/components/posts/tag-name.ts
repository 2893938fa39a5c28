import { tagName } from "../../rules/posts/tag-names";
import { useWords } from "../site/words";

export function useTagName(): (stored: string) => string {
  const { t } = useWords();
  return (stored) => tagName(t, stored);
}
