import { pictureAddress, pictureAt } from "../pictures/picture-address";
import { sameSitePath } from "../site/same-site-path";
import { idPrefix } from "./allowed-html";

const longestAddress = 2000;

/**
 * Allowed links: http, https, mailto, tel, our own pages, and anchors within the post; null for anything else. Tabs,
 * line breaks and surrounding spaces are removed, as browsers do.
 */
export function linkAddress(typed: string): string | null {
  const text = plain(typed);
  if (text.length > longestAddress) return null;
  if (text.startsWith("#")) return fragmentOf(text);
  if (text.startsWith("/")) return sameSitePath(text);
  const address = /^www\.[\w-]+\./i.test(text) ? `https://${text}` : text;
  if (!/^(https?:\/\/|mailto:|tel:)[^/]/i.test(address)) return null;
  return normal(address);
}

/** A drawing that may stand in a post, like `/scenes/posts/dry-months.svg`. */
export function isDrawing(address: string): boolean {
  return /^\/scenes\/(?:posts|parts|breaks|first-aid)\/[a-z-]+\.svg$/.test(address);
}

/** One of our pictures or drawings, or another site's over https. */
export function pictureAddressIn(typed: string): { src: string; isOurs: boolean } | null {
  const text = plain(typed);
  const bareId = pictureAt(text.replace(/\?w=\d+$/, ""));
  if (bareId) return { src: pictureAddress(bareId), isOurs: true };
  if (isDrawing(text)) return { src: text, isOurs: true };
  const src = text.length <= longestAddress && /^https:\/\/[^/]/i.test(text) ? normal(text) : null;
  return src === null ? null : { src, isOurs: false };
}

/** Where readers can open an embedded player's content, and its name. */
export function embedAddress(typed: string): { href: string; name: string } | null {
  const text = plain(typed).replace(/^\/\//, "https://");
  const href = /^https?:/i.test(text) ? linkAddress(text) : null;
  if (!href) return null;
  const film = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(href)?.[1];
  return {
    href: film ? `https://www.youtube.com/watch?v=${film}` : href,
    name: new URL(href).hostname.replace(/^www\./, ""),
  };
}

/** An author's anchor, prefixed so that it can't clash with the page's ids. */
export function authorId(typed: string): string | null {
  const name = plain(typed).replaceAll(/[^\w-]/g, "");
  const bareId = name.startsWith(idPrefix) ? name.slice(idPrefix.length) : name;
  return bareId ? idPrefix + bareId.slice(0, 80) : null;
}

function fragmentOf(text: string): string | null {
  const id = authorId(text.slice(1));
  return id && `#${id}`;
}

/** An address with a user name or password may look like another site's. */
function normal(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && !url.username && !url.password ? url.href : null;
}

function plain(typed: string): string {
  return typed.replaceAll(/[\t\n\r]/g, "").replaceAll(/^[\0-\x20]+|[\0-\x20]+$/g, "");
}
