import { data } from "react-router";
import { decodePageKey, type KeyPart } from "../../rules/site/next-page-key";

/** Reads the key of a "next" link; a malformed one is a 400. */
export function readNextPageKey<const Parts extends readonly KeyPart[]>(
  url: URL,
  parts: Parts,
  name = "page",
) {
  const text = url.searchParams.get(name);
  if (!text) return null;
  const key = decodePageKey(text, parts);
  if (!key) throw data(null, 400);
  return key;
}
