import { mayPublish } from "../../../rules/content/section-standing";
import { selectDueVersions, stopVersion } from "../../db/content/content-versions";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { saveVersion, subjectOf, textOf } from "./save-version";

const atOnce = 50;
type Due = Awaited<ReturnType<typeof selectDueVersions>>[number];

/**
 * Publishes due schedules. Where something newer was published meanwhile, the schedule stops for an editor to look at.
 * A second run at once finds nothing left.
 */
export async function publishDue(services: Services, now: Date): Promise<string> {
  const due = await selectDueVersions(services.db, now, atOnce);
  let published = 0;
  let stopped = 0;
  for (const one of due) {
    const isNewest = mayPublish(one, one.row?.version ?? 0);
    const { ok } = await (isNewest ? publish(services, one) : stop(services, one, now));
    if (ok && isNewest) published++;
    if (ok && !isNewest) stopped++;
  }
  return `published ${published}, stopped ${stopped}`;
}

function publish(services: Services, due: Due) {
  const { page_path, section_name, user_id, newest, row, publish_at, display_order } = due;
  return saveVersion(
    services,
    { id: user_id },
    {
      place: { page_path, section_name },
      act: "publish",
      base: newest,
      text: textOf(due),
      publish_at,
      order: display_order,
      row,
      // A draft written since it was scheduled stays.
      ends: ["waiting", "public"],
    },
  );
}

function stop(services: Services, due: Due, now: Date) {
  const { db } = services;
  const { number, user_id } = due;
  const entry = entryOf({ id: user_id }, "content.stop", subjectOf(due), { after: { number } });
  return commit(services, [stopVersion(db, due), insertAuditOfChange(db, entry, now)]);
}
