import {
  isProven,
  type LetterReader,
  type Returned,
  readReturnAddress,
} from "../../../rules/mail/return-address";
import { type ReturnedMail, sendersNamed, verdictOn } from "../../../rules/mail/returned-mail";
import { markReturned, selectReader } from "../../db/mail/newsletter-subscriptions";
import type { Services } from "../../services";

/**
 * A bounce or complaint about a letter: its address is taken off the list where it's final, and the log says so. The
 * reader is only known by the address that one letter was sent from.
 */
export async function takeReturnedMail(
  services: Services,
  to: string,
  mail: ReturnedMail,
): Promise<Record<string, string>> {
  const { db, now } = services;
  const letter = await findLetter(services, to, mail);
  if (!letter) return { outcome: "of no letter" };
  const { issue, reader } = letter;
  const verdict = verdictOn(mail, reader.email);
  if (verdict !== "bounce" && verdict !== "complaint") return { outcome: verdict, issue };
  await markReturned(db, reader, verdict, now());
  return { outcome: verdict, issue };
}

/** A complaint may be sent to the mailbox itself, with the letter's sender only inside. */
async function findLetter({ db }: Services, to: string, mail: ReturnedMail) {
  for (const address of [to, ...sendersNamed(mail)].slice(0, 3)) {
    const returned = readReturnAddress(address);
    const reader = returned && (await findReader(db, returned));
    if (reader) return { issue: returned.issue, reader };
  }
  return null;
}

async function findReader(db: Services["db"], returned: Returned) {
  const [row] = await selectReader(db, returned.reader);
  if (!row || row.confirmed_at === null) return null;
  const reader: LetterReader & { email: string } = { ...row, confirmed_at: row.confirmed_at };
  return (await isProven(returned, reader)) ? reader : null;
}
