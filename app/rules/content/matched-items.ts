import { foldText } from "../site/fold-text";
import { slugOf } from "../site/slugs";
import type { Sources } from "./fallback";

type Named = { id?: string; name?: string };
type Known<T> = { id: string; item: T; place: number };

/**
 * The items of a list, each with what every source says of it. The English row decides which there are and in what
 * order; where it has none, the built-in list does. An item without an id is known by its English name.
 */
export function matched<T extends Named>(lists: Sources<readonly T[]>): (Sources<T> & { id: string })[] {
  const { own = [], english = [], builtIn = [], builtInEnglish = [] } = lists;
  const rows = identified(english, builtInEnglish);
  const items = rows.length > 0 ? rows : identified(builtInEnglish, builtInEnglish);
  // On an English page a row of which nothing can be used is no translation of the built-in list either.
  const placed = rows.length > 0 || own !== english ? own : [];
  return items.map(({ id, item, place }) => ({
    id,
    own: own.find((one) => slug(one.id) === id) ?? withoutId(placed[place]),
    english: rows.length > 0 ? item : undefined,
    builtIn: builtIn.find((one) => one.id === id),
    builtInEnglish: builtInEnglish.find((one) => one.id === id),
  }));
}

/** A translation without an id belongs to what stands in the same place. */
function withoutId<T extends Named>(item: T | undefined): T | undefined {
  return item?.id ? undefined : item;
}

/** What has neither id nor name cannot be told from anything else; of two with one id the first counts. */
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
