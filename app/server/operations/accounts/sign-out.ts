import type { Viewer } from "../../../rules/accounts/viewer";
import { deleteSession, deleteSessionsOf } from "../../db/accounts/sessions";
import { ask } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";

type SignOutScope = "local" | "others" | "global";

export function isSignOutScope(value: string): value is SignOutScope {
  return value === "local" || value === "others" || value === "global";
}

export async function signOut({ db, now }: Services, viewer: Viewer, scope: SignOutScope): Promise<void> {
  const ended =
    scope === "local"
      ? deleteSession(db, viewer.id, viewer.sessionId)
      : deleteSessionsOf(db, viewer.id, scope === "others" ? viewer.sessionId : undefined);
  const entry = accountEntry(viewer.id, "signed-out", { scope });
  await ask(db, [ended, insertAudit(db, entry, now())]);
}
