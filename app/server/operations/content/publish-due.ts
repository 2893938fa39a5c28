import { tagsOfContent } from "../../../rules/content/content-tags";
import { mayPublish } from "../../../rules/content/section-standing";
import {
  insertVersion,
  isScheduled,
  isShown,
  selectDueSchedules,
  stopSchedule,
} from "../../db/content/section-versions";
import { deleteSchedule } from "../../db/content/sections";
import { putRow } from "../../db/rows";
import { pageContent } from "../../db/schema/content";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { subjectOf } from "./write-section";

const atOnce = 50;
type Due = Awaited<ReturnType<typeof selectDueSchedules>>[number];

/**
 * Publishes what was planned for now. Where something newer was published meanwhile it stops instead, for somebody to
 * look at. Run twice or at once, the second finds nothing left.
 */
export async function publishDue(services: Services, now: Date): Promise<string> {
  const due = await selectDueSchedules(services.db, now, atOnce);
  let published = 0;
  let stopped = 0;
  for (const one of due) {
    const isOurs = mayPublish(one, one.shown);
    const { ok } = await (isOurs ? publish(services, one, now) : stop(services, one, now));
    if (ok && isOurs) published++;
    if (ok && !isOurs) stopped++;
  }
  return `published ${published}, stopped ${stopped}`;
}

function publish(services: Services, one: Due, now: Date) {
  const { db } = services;
  const { page_path, section_name, number, base, content_data, last, before, display_order, user_id } = one;
  const place = { page_path, section_name };
  const source = { source_version: one.source_version, source_hash: one.source_hash };
  const at = now.getTime();
  const row = {
    ...place,
    id: crypto.randomUUID(),
    content_data: content_data ?? "{}",
    is_visible: true,
    display_order,
    version: last + 1,
    ...source,
    created_at: at,
    updated_at: at,
  };
  const target = {
    key: ["page_path", "section_name"],
    changed: ["content_data", "version", "source_version", "source_hash", "updated_at"],
  } as const;
  const told = {
    before: { content_data: before },
    after: { content_data, number, publish_at: one.publish_at },
  };
  const entry = entryOf({ id: user_id ?? "" }, "content.publish", subjectOf(place), told);
  return commit(
    services,
    [
      putRow(db, pageContent, row, target, [isScheduled(one), isShown(place, base)]),
      insertAuditOfChange(db, { ...entry, actor_id: user_id }, now),
      insertVersion(db, { ...place, number: last + 1, act: "publish", content_data, ...source, user_id, at }),
      deleteSchedule(db, place),
    ],
    tagsOfContent(page_path),
  );
}

function stop(services: Services, { page_path, section_name, number, user_id }: Due, now: Date) {
  const { db } = services;
  const place = { page_path, section_name };
  const entry = entryOf({ id: user_id ?? "" }, "content.stop", subjectOf(place), { after: { number } });
  return commit(services, [
    stopSchedule(db, place, number, now),
    insertAuditOfChange(db, { ...entry, actor_id: user_id }, now),
  ]);
}
