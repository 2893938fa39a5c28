import { returnMailbox } from "../app/rules/mail/return-address";
import { takeReturnedMail } from "../app/server/operations/mail/take-returned-mail";
import { readIncomingMail } from "../app/server/platform/incoming-mail";
import { log } from "../app/server/platform/log";
import type { Services } from "../app/server/services";

type Incoming = Pick<ForwardableEmailMessage, "to" | "raw" | "rawSize" | "setReject">;

/** A report contains at most the letter itself. */
const largest = 1024 * 1024;

/**
 * Reads reports about letters. Mail to any other address is refused, and while the database is away the sender is
 * asked to try again.
 */
export async function takeIncomingMail(services: Services, message: Incoming): Promise<void> {
  if (!isReturned(message.to)) {
    log("mail to nobody");
    message.setReject("nobody reads mail at this address");
    return;
  }
  if (message.rawSize > largest) return log("returned mail", { outcome: "too large" });
  const mail = await readIncomingMail(await new Response(message.raw).arrayBuffer());
  if (!mail) return log("returned mail", { outcome: "not readable" });
  log("returned mail", await takeReturnedMail(services, message.to, mail));
}

function isReturned(to: string): boolean {
  return new RegExp(`^${returnMailbox}(\\+[^@]*)?@`, "i").test(to);
}
