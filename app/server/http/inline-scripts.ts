import { encodeBase64 } from "@oslojs/encoding";
import { sha256 } from "../../rules/site/digest";

/**
 * The hashes of the inline scripts that carry this render's nonce, and the document without any nonce. A script that
 * came in with content never had the nonce, so it is not among the hashes and does not run.
 */
export async function hashInlineScripts(document: string, nonce: string) {
  if (!document.includes(nonce)) return { html: document, hashes: [] };
  const texts = inlineScripts(document, ` nonce="${nonce}"`);
  const hashes = await Promise.all(texts.map(async (text) => encodeBase64(await sha256(text))));
  return { html: document.replaceAll(` nonce="${nonce}"`, ""), hashes: [...new Set(hashes)] };
}

/** The texts of the scripts with this mark, found by searching for words: a pattern would look at every letter. */
function inlineScripts(document: string, mark: string): string[] {
  const texts: string[] = [];
  for (let start = document.indexOf("<script"); start >= 0; ) {
    const end = document.indexOf(">", start);
    const close = document.indexOf("</script>", end);
    if (end < 0 || close < 0) break;
    const tag = document.slice(start, end);
    if (tag.includes(mark) && !tag.includes(" src=")) texts.push(document.slice(end + 1, close));
    start = document.indexOf("<script", close);
  }
  return texts;
}
