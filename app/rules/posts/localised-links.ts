import { type Language, localPath } from "../site/language";
import { mentionIn } from "./mentions";
import type { RenderedPart } from "./rendered-post";

/** Localises addresses; a card whose place is gone becomes plain text. */
export function withLocalisedLinks(
  parts: readonly RenderedPart[],
  language: Language,
  isThere: (place: string) => boolean,
) {
  return parts.map((part): RenderedPart => {
    if (!("html" in part)) return part;
    const html = part.html.replaceAll(
      /<a([^>]*) href="(\/[^"]*)"([^>]*)>(.*?)<\/a>/gs,
      (link, before, href, after, words) => {
        const place = mentionIn(href);
        if (place && !isThere(place)) return words;
        return link.replace(
          `${before} href="${href}"${after}`,
          `${before} href="${localPath(language, href)}"${after}`,
        );
      },
    );
    return { html };
  });
}
