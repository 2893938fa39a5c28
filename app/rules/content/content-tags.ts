import { plainPath } from "../site/language";
import { pageTag } from "../site/page-tags";

/** What a change of a page's sections makes stale: the page in both languages, and whoever shows some of it. */
export function tagsOfContent(path: string): string[] {
  return [pageTag(plainPath(path))];
}
