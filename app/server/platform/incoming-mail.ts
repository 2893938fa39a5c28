import PostalMime from "postal-mime";
import type { ReturnedMail } from "../../rules/mail/returned-mail";

/** Deeper than any report is made, and longer than their headers are. */
const limits = { maxNestingDepth: 8, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };
const partsRead = 12;

/** A mail in its parts; null where it is none that could be read. */
export async function readIncomingMail(raw: ArrayBuffer): Promise<ReturnedMail | null> {
  try {
    const { headers, attachments } = await PostalMime.parse(raw, limits);
    const decoder = new TextDecoder();
    return {
      contentType: headers.find(({ key }) => key === "content-type")?.value ?? "",
      parts: attachments.slice(0, partsRead).map(({ mimeType, content }) => ({
        type: mimeType,
        text: typeof content === "string" ? content : decoder.decode(content),
      })),
    };
  } catch {
    return null;
  }
}
