import { choicesWith } from "../rules/categories";
import type { Option } from "../ui/select";
import { useCategoryName } from "./category-name";

/** The words of a list as people read them; a stored word outside the list stays choosable. */
export function useCategoryOptions(words: readonly string[], stored: string): Option[] {
  const nameOf = useCategoryName();
  return choicesWith(words, stored).map((value) => ({ value, label: nameOf(value) }));
}
