/** Why a mail server refused: `never` for this address, `later` maybe, `away` for any address at the moment. */
export type LetterRefusal = "never" | "later" | "away";

/** An SMTP reply, and the command it answered. */
export type LetterReply = { code: number | null; command: string; text: string };

/** Status codes about the sender, not the address: authorisation, quota, reputation (RFC 3463). */
const ofSender = /\b[45]\.(7\.\d+|4\.5|3\.2)\b/;

export function letterRefusal({ code, command, text }: LetterReply): LetterRefusal {
  if (code === null || code === 421) return "away";
  // It was refused for its content, so another letter may be accepted.
  if (command === "DATA") return "later";
  if (command !== "RCPT TO") return "away";
  if (code < 500) return "later";
  return ofSender.test(text) ? "away" : "never";
}
