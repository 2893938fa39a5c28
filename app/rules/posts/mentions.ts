import { foldText } from "../site/fold-text";
import { plainPath } from "../site/language";
import { linksIn } from "./html-links";

/** What a post can show as a card. */
export type MentionKind = "restaurant" | "hotel" | "activity" | "event";

export const mostMentions = 20;

/** The page a link points to, without language, tab or date; null for other addresses. */
export function mentionIn(href: string): string | null {
  const path = /^\/[^?#]*/.exec(href)?.[0];
  if (path === undefined) return null;
  const [, folder, slug] = /^\/(eat|stay|do|events)\/([\w-]+)(?:\/[\d-]+)?$/.exec(plainPath(path)) ?? [];
  return folder && slug ? `/${folder}/${slug}` : null;
}

/** All of the guide's pages a post links to, each once, in order. */
export function mentionsIn(clean: string): string[] {
  const found = linksIn(clean).flatMap((href) => mentionIn(href) ?? []);
  return [...new Set(found)].slice(0, mostMentions);
}

/** A suggestion for the editor. */
export type FoundMention = { path: string; kind: MentionKind; name: string };

const mostFound = 12;

/** Names that begin with the term, then names that contain it, then the rest. */
export function bestMentions(found: readonly FoundMention[], term: string): FoundMention[] {
  const place = ({ name }: FoundMention) => {
    const at = ` ${foldText(name)}`.indexOf(` ${term}`);
    if (at >= 0) return at === 0 ? 0 : 1;
    return foldText(name).includes(term) ? 2 : 3;
  };
  return found
    .map((one, order) => ({ one, order, place: term ? place(one) : 0 }))
    .sort((a, b) => a.place - b.place || a.order - b.order)
    .slice(0, mostFound)
    .map(({ one }) => one);
}
