import type { BatchItem } from "drizzle-orm/batch";
import { type Device, deviceName } from "../../../rules/accounts/device";
import type { Account } from "../../db/accounts/users";
import { ask } from "../../db/client";
import { insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { newsMail, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { startHalfSession, startSession } from "./start-session";

export type Admitted = { outcome: "signed in" | "second factor"; token: string };

type Entrance = {
  how: "password" | "code" | "google" | "openid" | "totp" | "recovery code" | "reset";
  /** What is written in the same batch, before the session: it may end older ones. */
  along?: readonly BatchItem<"sqlite">[];
};

/**
 * Lets a person in who has shown who they are: with a session, or, when there is a second factor and it has not been
 * shown yet, with one that waits for it. A device not seen before is worth a mail.
 */
export async function admit(
  services: Services,
  words: Words,
  account: Account,
  device: Device,
  { how, along = [] }: Entrance,
): Promise<Admitted> {
  const { db, now } = services;
  const hasShownBoth = how === "totp" || how === "recovery code";
  if (account.has_factor && !hasShownBoth) {
    const half = await startHalfSession(services, account.id, device);
    await ask(db, [...along, ...half.statements]);
    return { outcome: "second factor", token: half.token };
  }
  const session = await startSession(services, account.id, device);
  const entry = {
    actor_id: account.id,
    action: "signed-in",
    subject_kind: "user",
    subject_id: account.id,
    after: { how, device: deviceName(device.userAgent) },
  };
  const name = deviceName(device.userAgent) || "?";
  const news = account.knows_device
    ? []
    : [newsMail(services, words, account, "newDevice", { device: name })];
  await ask(db, [insertAudit(db, entry, now()), ...along, ...session.statements, ...news]);
  if (news.length) deliverMailLater(services);
  return { outcome: "signed in", token: session.token };
}
