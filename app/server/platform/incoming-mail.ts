import PostalMime from "postal-mime";
import type { ReturnedMail } from "../../rules/mail/returned-mail";

/** No delivery report is nested deeper or has longer headers. */
const limits = { maxNestingDepth: 8, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };
const partsRead = 12;

/** Null for mail that can't be parsed. */
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
