import { insertAudit } from "../db/audit-log";
import { deleteSessionsOf } from "../db/sessions";
import { deleteRole, insertRole, selectAccountByEmail } from "../db/users";
import type { Services } from "../services";

/** Makes somebody an admin, or an admin somebody. Either way they sign in again. */
export async function changeRole(
  { db, now }: Pick<Services, "db" | "now">,
  email: string,
  change: "grant" | "revoke",
): Promise<{ ok: true } | { ok: false; error: "unknown_email" }> {
  const [account] = await selectAccountByEmail(db, email.trim().toLowerCase());
  if (!account) return { ok: false, error: "unknown_email" };
  const entry = { actor_id: null, action: `role.${change}`, subject_kind: "user", subject_id: account.id };
  await db.batch([
    change === "grant" ? insertRole(db, account.id, "admin", now()) : deleteRole(db, account.id, "admin"),
    deleteSessionsOf(db, account.id),
    insertAudit(db, { ...entry, after: { role: "admin" } }, now()),
  ]);
  return { ok: true };
}
