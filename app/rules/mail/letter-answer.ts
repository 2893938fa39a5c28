/**
 * What a mail server's no means: `never` this address takes no mail; `later` it may take it another time; `away` it is
 * the provider that takes none at the moment, whoever it is for.
 */
export type LetterRefusal = "never" | "later" | "away";

/** How a try to hand over a mail ended, as SMTP says it: the reply's number, and what it was the reply to. */
export type LetterReply = { code: number | null; command: string; text: string };

/** What is said of the sender and not of the address: who may send, how many a day, how it is trusted (RFC 3463). */
const ofSender = /\b[45]\.(7\.\d+|4\.5|3\.2)\b/;

export function letterRefusal({ code, command, text }: LetterReply): LetterRefusal {
  if (code === null || code === 421) return "away";
  // What was written, refused or not: another letter may be taken, and perhaps this one, too.
  if (command === "DATA") return "later";
  if (command !== "RCPT TO") return "away";
  if (code < 500) return "later";
  return ofSender.test(text) ? "away" : "never";
}
