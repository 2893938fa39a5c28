import type { PictureBucket } from "../../../rules/pictures/picture-address";
import { updateConfirmed } from "../../db/pictures/bucket-sweeps";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";

/**
 * An admin's answer to a sweep that stopped: its files are deleted the next night, or kept. Another sweep's findings
 * ask again.
 */
export function confirmSweep(
  services: Services,
  { id }: { id: string },
  list: { bucket: PictureBucket; swept_at: number },
  mayGo: boolean,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const act = mayGo ? "bucket.confirm-sweep" : "bucket.keep";
  const entry = entryOf({ id }, act, ["bucket", list.bucket], { after: { swept_at: list.swept_at } });
  return commit(services, [
    updateConfirmed(db, list, mayGo ? now().getTime() : null),
    insertAuditOfChange(db, entry, now()),
  ]);
}
