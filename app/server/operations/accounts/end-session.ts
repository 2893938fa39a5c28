import type { Viewer } from "../../../rules/accounts/viewer";
import { deleteSession } from "../../db/accounts/sessions";
import { ask } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";

/** Only the viewer's own. */
export async function endSession({ db, now }: Services, viewer: Viewer, id: string): Promise<boolean> {
  const entry = accountEntry(viewer.id, "session.ended");
  const [ended] = await ask(db, [deleteSession(db, viewer.id, id), insertAudit(db, entry, now())]);
  return ended.length > 0;
}
