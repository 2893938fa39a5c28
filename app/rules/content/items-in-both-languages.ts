import { foldText } from "../site/fold-text";
import { slugOf } from "../site/slugs";
import type { Sources } from "./fallback";

type Named = { id?: string; name?: string };
type Known<T> = { id: string; item: T; place: number };

/**
 * A list's items, each with its counterpart in every source. The English row decides which items there are and their
 * order; without one, the built-in list. An item without an id is identified by its English name.
 */
export function matched<T extends Named>(lists: Sources<readonly T[]>): (Sources<T> & { id: string })[] {
  const { own = [], english = [], builtIn = [], builtInEnglish = [] } = lists;
  const rows = identified(english, builtInEnglish);
  const items = rows.length > 0 ? rows : identified(builtInEnglish, builtInEnglish);
  // An English row without usable items isn't a translation either.
  const placed = rows.length > 0 || own !== english ? own : [];
  return items.map(({ id, item, place }) => ({
    id,
    own: own.find((one) => slug(one.id) === id) ?? withoutId(placed[place]),
    english: rows.length > 0 ? item : undefined,
    builtIn: builtIn.find((one) => one.id === id),
    builtInEnglish: builtInEnglish.find((one) => one.id === id),
  }));
}

/** A translation without an id belongs to the item at the same position. */
function withoutId<T extends Named>(item: T | undefined): T | undefined {
  return item?.id ? undefined : item;
}

/** Items with neither id nor name are dropped; of two with one id the first counts. */
function identified<T extends Named>(items: readonly T[], builtIn: readonly T[]): Known<T>[] {
  const taken = new Set<string>();
  return items.flatMap((item, place) => {
    const id = slug(item.id) || idByName(item, builtIn);
    if (!id || taken.has(id)) return [];
    taken.add(id);
    return [{ id, item, place }];
  });
}

function idByName<T extends Named>({ name = "" }: T, builtIn: readonly T[]): string {
  const twin = builtIn.find((one) => one.name && foldText(one.name) === foldText(name.trim()));
  return twin?.id ?? slug(name);
}

function slug(text = ""): string {
  return /[a-z0-9]/.test(foldText(text)) ? slugOf("post", text) : "";
}
