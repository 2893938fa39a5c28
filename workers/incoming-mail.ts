import { returnMailbox } from "../app/rules/mail/return-address";
import { takeReturnedMail } from "../app/server/operations/mail/take-returned-mail";
import { readIncomingMail } from "../app/server/platform/incoming-mail";
import { log } from "../app/server/platform/log";
import type { Services } from "../app/server/services";

type Incoming = Pick<ForwardableEmailMessage, "to" | "raw" | "rawSize" | "setReject">;

/** A report brings at most the letter itself along. */
const largest = 1024 * 1024;

/**
 * Mail to the guide. It reads what comes back from letters; whoever writes to another address is told that nobody does,
 * and a failing database makes the sender try again later.
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
