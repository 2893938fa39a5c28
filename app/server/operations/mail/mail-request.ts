import type { BatchItem } from "drizzle-orm/batch";
import { spanStart } from "../../../rules/site/throttle-span";
import { type ThrottleName, throttles } from "../../../rules/site/throttles";
import { type Account, selectAccountByEmail } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { upsertThrottle } from "../../db/site/throttles";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { queryThrottled } from "../site/throttled-query";
import { deliverMailLater } from "./deliver-mail";

type Requested = { outcome: "sent" } | { outcome: "too many"; wait: number };

type Request = { name: Extract<ThrottleName, "recover" | "resend" | "code">; email: string; network: string };

/**
 * Somebody asks for a mail to an address. Known or not, the number of round trips and writes is the same, so that
 * neither answer nor timing tells.
 */
export async function requestMail(
  services: Services,
  { name, email, network }: Request,
  write: (account: Account) => Promise<readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]>,
): Promise<Requested> {
  const { db } = services;
  const { answer, wait } = await queryThrottled(
    services,
    [
      { name, subject: `account:${email}` },
      { name: "mailNetwork", subject: `network:${network}` },
    ],
    selectAccountByEmail(db, email),
  );
  if (wait !== null) return { outcome: "too many", wait };
  const [account] = answer;
  if (account) {
    await ask(db, await write(account));
  } else {
    await writeForNobody(services, name, email);
  }
  deliverMailLater(services);
  return { outcome: "sent" };
}

/** A meaningless row that is swept later: it takes as long as writing a mail. */
export async function writeForNobody(
  { db, now }: Services,
  name: ThrottleName,
  email: string,
): Promise<void> {
  const start = spanStart(throttles[name].span, now());
  await ask(db, [upsertThrottle(db, name, await hashToken(`nobody:${email}`), start)]);
}
