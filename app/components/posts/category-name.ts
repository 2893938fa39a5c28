import { postCategoryName } from "../../rules/posts/post-categories";
import { useWords } from "../site/words";

export function usePostCategoryName(): (stored: string) => string {
  const { t } = useWords();
  return (stored) => postCategoryName(t, stored);
}
