import type { BatchItem } from "drizzle-orm/batch";
import { spanStart, type ThrottleName, throttles } from "../../../rules/site/throttles";
import { type Account, selectAccountByEmail } from "../../db/accounts/users";
import { ask } from "../../db/client";
import { upsertThrottle } from "../../db/site/throttles";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { askBraked } from "../site/brake";
import { deliverMailLater } from "./deliver-mail";

type Requested = { outcome: "sent" } | { outcome: "too many"; wait: number };

type Request = { name: Extract<ThrottleName, "recover" | "resend" | "code">; email: string; network: string };

/**
 * Somebody asks for a letter to an address. Whether the address is known or not, the same number of trips is made and
 * something is written, so that neither the answer nor its time tells.
 */
export async function requestLetter(
  services: Services,
  { name, email, network }: Request,
  write: (account: Account) => Promise<readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]>,
): Promise<Requested> {
  const { db } = services;
  const { answer, wait } = await askBraked(
    services,
    [
      { name, subject: `account:${email}` },
      { name: "letterNetwork", subject: `network:${network}` },
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

/** A row that means nothing and is swept away: it costs what a letter costs. */
export async function writeForNobody(
  { db, now }: Services,
  name: ThrottleName,
  email: string,
): Promise<void> {
  const start = spanStart(throttles[name].span, now());
  await ask(db, [upsertThrottle(db, name, await hashToken(`nobody:${email}`), start)]);
}
