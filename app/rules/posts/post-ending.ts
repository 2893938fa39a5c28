import type { RenderedPart } from "./rendered-post";

/** The least of a last section that what a post leads on to stands well beside. */
const enough = 100;

type Parted = { before: RenderedPart[]; last: RenderedPart[] };

/** A text's last section, where it's long enough and without a picture; null elsewhere. */
export function lastSection(parts: readonly RenderedPart[]): Parted | null {
  const at = parts.findLastIndex((part) => "html" in part && part.html.includes("<h2"));
  const part = parts[at];
  if (!part || !("html" in part)) return null;
  const cut = part.html.lastIndexOf("<h2");
  const first = part.html.slice(0, cut);
  const before = [...parts.slice(0, at), ...(first.trim() ? [{ html: first }] : [])];
  const last = [{ html: part.html.slice(cut) }, ...parts.slice(at + 1)];
  const text = last.map((one) => ("html" in one ? one.html : one.words)).join(" ");
  const words = text.replaceAll(/<[^>]*>/g, " ").split(/\s+/).length;
  const hasPicture = /<(?:figure|img|table)\b/.test(text);
  return before.length > 0 && words >= enough && !hasPicture ? { before, last } : null;
}
