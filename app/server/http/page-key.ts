import { data } from "react-router";
import { decodePageKey, type KeyPart } from "../../rules/site/page-key";

/** Where the list goes on, as a "next" link has it; a key that cannot be read is no page of ours. */
export function readPageKey<const Parts extends readonly KeyPart[]>(url: URL, parts: Parts, name = "page") {
  const text = url.searchParams.get(name);
  if (!text) return null;
  const key = decodePageKey(text, parts);
  if (!key) throw data(null, 400);
  return key;
}
