import { categoryName } from "../../rules/places/category-name";
import { useWords } from "../site/words";

export function useCategoryName(): (stored: string) => string {
  const { t } = useWords();
  return (stored) => categoryName(t, stored);
}
