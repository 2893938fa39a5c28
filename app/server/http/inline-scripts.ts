import { base64, sha256 } from "../platform/tokens";

/**
 * The hashes of the inline scripts that carry this render's nonce, and the document without any nonce. A script that
 * came in with content never had the nonce, so it is not among the hashes and does not run.
 */
export async function hashInlineScripts(document: string, nonce: string) {
  if (!document.includes(nonce)) return { html: document, hashes: [] };
  const marked = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  const texts = [...document.matchAll(marked)].map((match) => match[1] ?? "");
  const hashes = await Promise.all(texts.map(async (text) => base64(await sha256(text))));
  return { html: document.replaceAll(` nonce="${nonce}"`, ""), hashes: [...new Set(hashes)] };
}
