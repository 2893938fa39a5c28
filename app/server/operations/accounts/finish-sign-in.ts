import type { BatchItem } from "drizzle-orm/batch";
import { type Device, deviceName } from "../../../rules/accounts/device";
import type { Account } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { provenNews } from "./security-news-mail";
import { startHalfSession, startSession } from "./start-session";

export type Admitted = { outcome: "signed in" | "second factor"; token: string };

type Entrance = {
  how: "password" | "code" | "google" | "openid" | "totp" | "recovery code" | "reset";
  /** Statements for the same batch, ahead of the session: they may end older ones. */
  along?: readonly BatchItem<"sqlite">[];
};

/**
 * Signs a person in: with a session, or, while the second factor is missing, with one that waits for it. A new device
 * is mailed about.
 */
export async function admit(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  device: Device,
  { how, along = [] }: Entrance,
): Promise<Admitted> {
  const { admitted, statements, hasNews } = await admission(services, words, account, device, how);
  await ask(services.db, [...along, ...statements]);
  if (hasNews) deliverMailLater(services);
  return admitted;
}

/** The same as statements, for callers with more to write in the batch. */
export async function admission(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  device: Device,
  how: Entrance["how"],
) {
  const { db, now } = services;
  const hasShownBoth = how === "totp" || how === "recovery code";
  const by = { byPassword: how === "password" ? account.password_hash : null };
  if (account.has_factor && !hasShownBoth) {
    const { token, statements } = await startHalfSession(services, account.id, device, by);
    const admitted: Admitted = { outcome: "second factor", token };
    return { admitted, statements, hasNews: false };
  }
  const session = await startSession(services, account.id, device, by);
  const entry = accountEntry(account.id, "signed-in", { how, device: deviceName(device.userAgent) });
  const name = deviceName(device.userAgent) || "?";
  const news = account.knows_device
    ? []
    : provenNews(services, words, account, "newDevice", { device: name });
  const admitted: Admitted = { outcome: "signed in", token: session.token };
  const statements = [insertAudit(db, entry, now()), ...session.statements, ...news];
  return { admitted, statements, hasNews: news.length > 0 };
}
