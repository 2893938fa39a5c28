import { useCategoryName } from "../../components/places/category-name";
import { choicesWith } from "../../rules/places/categories";
import type { Option } from "../../ui/select";

/** The words of a list as people read them; a stored word outside the list stays choosable. */
export function useCategoryOptions(words: readonly string[], stored: string): Option[] {
  const nameOf = useCategoryName();
  return choicesWith(words, stored).map((value) => ({ value, label: nameOf(value) }));
}
