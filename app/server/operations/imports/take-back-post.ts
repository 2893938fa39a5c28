import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { withPending } from "../../../rules/review/moderation";
import { tagsOfPost } from "../../../rules/site/cache-tags";
import type { ImportRow } from "../../db/imports/import-rows";
import { deleteOldSlugs } from "../../db/places/listing-slugs";
import type { PostChange, PostRow } from "../../db/posts/own-posts";
import { blogPosts } from "../../db/schema/posts";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { deleteUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import { writePost } from "../posts/write-post";
import type { Done, PlannedImport } from "./planned-row";
import { settledAs, stays, touchedIn, valuesToRestore } from "./take-back-row";

/** Takes back what a row did, except where it was edited here since. */
export function takeBackPost(
  services: Services,
  record: PlannedImport,
  row: ImportRow,
  currentRow: PostRow | null,
  facts: readonly PictureFacts[],
): Done {
  const isBack = !currentRow || (row.outcome !== "made" && row.outcome !== "changed");
  if (isBack) return { statements: [], tags: [], settled: settledAs(row, "back") };
  return row.outcome === "made"
    ? remove(services, record, row, currentRow)
    : restore(services, record, row, currentRow, facts);
}

function remove(services: Services, record: PlannedImport, row: ImportRow, currentRow: PostRow): Done {
  const { db, now } = services;
  const { id, title, user_id, pending_changes } = currentRow;
  const touched = touchedIn(withPending(currentRow, pending_changes), row.fields ?? {});
  if (user_id !== null || touched.length > 0) return stays(row, touched);
  const entry = entryOf({ id: record.user_id }, "post.import-back", ["post", id], { before: { title } });
  return {
    statements: [
      deleteUnchanged(db, blogPosts, currentRow),
      insertAuditOfChange(db, entry, now()),
      deleteOldSlugs(db, "post", id),
    ],
    settled: settledAs(row, "back"),
    tags: tagsOfPost(id),
  };
}

function restore(
  services: Services,
  record: PlannedImport,
  row: ImportRow,
  currentRow: PostRow,
  facts: readonly PictureFacts[],
): Done {
  const asShown = withPending(currentRow, currentRow.pending_changes);
  const { values, touched } = valuesToRestore(row, currentRow, asShown, row.fields ?? {});
  if (!values) return stays(row, touched);
  const entry = entryOf({ id: record.user_id }, "post.import-back", ["post", currentRow.id], {
    after: { fields: Object.keys(valuesBefore(asShown, values)) },
  });
  return {
    statements: [...writePost(services, currentRow, values as PostChange, entry, facts)],
    settled: settledAs(row, "back", touched),
    tags: tagsOfPost(currentRow.id),
  };
}
