import { useCategoryName } from "../../components/places/category-name";
import { choicesWith } from "../../rules/places/categories";
import type { Option } from "../../ui/select";

/** Includes the stored category even if it's no longer in the list. */
export function useCategoryOptions(words: readonly string[], stored: string): Option[] {
  const nameOf = useCategoryName();
  return choicesWith(words, stored).map((value) => ({ value, label: nameOf(value) }));
}
