import { reasonOf } from "../../../rules/site/log-lines";
import { claimMail, markSent, markUnsent, type OutboxRow } from "../../db/mail/outbox";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";
import { recordWithRetries } from "./record-with-retries";

const lease = 2 * 60_000;
const slices = 10;

/** Twenty at a time; refused mail is tried again later. */
export async function deliverMail(services: Services, now: Date): Promise<string> {
  let delivered = 0;
  let refused = 0;
  for (let slice = 0; slice < slices; slice++) {
    const mails = await claimMail(services.db, new Date(now.getTime() + lease), now);
    for (const mail of mails) {
      if (await deliverOne(services, mail, now)) delivered++;
      else refused++;
    }
    if (mails.length < 20) break;
  }
  return `sent ${delivered}, refused ${refused}`;
}

async function deliverOne({ db, mailer }: Services, mail: OutboxRow, now: Date): Promise<boolean> {
  try {
    await mailer.send(mail);
  } catch (error) {
    logFailure("mail refused", error);
    const delay = retryDelay(mail.tries);
    await markUnsent(
      db,
      mail.id,
      reasonOf(error),
      delay === null ? null : new Date(now.getTime() + delay),
      now,
    );
    return false;
  }
  // A mail that was sent but isn't marked would be sent again.
  await recordWithRetries(() => markSent(db, mail.id, now));
  return true;
}

/** After the answer; failures are left to the scheduled job. */
export function deliverMailLater(services: Services): void {
  services.later(
    deliverMail(services, services.now()).catch((error) => logFailure("mail waits for the job", error)),
  );
}

const minute = 60_000;
const delays = [1 * minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute];

/** The wait after the n-th failed try (1, 2, ...); null to give up. */
function retryDelay(failedTries: number): number | null {
  return delays[failedTries - 1] ?? null;
}
