import type { PostColumns } from "../../../forms/imports/post-row";
import { isSame, valuesBefore } from "../../../rules/review/compare-fields";
import { approved, changedByOwner, correctedByReviewer, withPending } from "../../../rules/review/moderation";
import { tagsOfPost } from "../../../rules/site/cache-tags";
import { freeSlug } from "../../db/places/listing-slugs";
import type { PostChange, PostRow } from "../../db/posts/own-posts";
import { blogPosts } from "../../db/schema/posts";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { insertRow } from "../../db/write-row";
import type { Services } from "../../services";
import { madeOf, writePost } from "../posts/write-post";
import type { PlannedPost } from "./planned-post";
import type { Done, PlannedImport } from "./planned-row";
import { unreviewedColumns } from "./unreviewed-columns";

/** A new post, a change of one, or nothing. */
export function writeImportedPost(services: Services, record: PlannedImport, row: PlannedPost): Done {
  const { fields, verdict, currentRow } = row;
  if (fields && verdict === "new") return make(services, record, row, fields);
  if (fields && verdict === "change" && currentRow) return change(services, record, row, fields, currentRow);
  const { number, notes } = row;
  const made_id = verdict === "twice" ? null : row.made_id;
  const outcome = verdict === "same" || verdict === "kept" ? "same" : "left";
  return { statements: [], tags: [], settled: { number, notes, outcome, made_id, fields, before: null } };
}

/** With its original date. */
function make(services: Services, record: PlannedImport, row: PlannedPost, fields: PostColumns): Done {
  const { db } = services;
  const { number, notes, slug, published_at } = row;
  const { status, user_id, source } = record;
  const now = services.now();
  const at = now.getTime();
  const id = crypto.randomUUID();
  const decided =
    status === "approved" ? approved(unreviewedColumns, user_id ?? "", at) : { waiting_since: at };
  const post = {
    ...{ id, user_id: null, form_token: `${record.id}:${number}`, created_at: at, updated_at: at },
    ...fields,
    ...madeOf(fields, row.facts),
    slug: freeSlug("post", id, slug),
    publication: "published" as const,
    published_at: published_at ?? at,
    ...decided,
  };
  const entry = entryOf({ id: user_id }, "post.import", ["post", id], {
    after: { title: fields.title, source, status },
  });
  return {
    statements: [insertRow(db, blogPosts, post), insertAuditOfChange(db, entry, now)],
    settled: { number, notes, outcome: "made", made_id: id, fields, before: null },
    tags: status === "approved" ? tagsOfPost(id) : [],
  };
}

function change(
  services: Services,
  record: PlannedImport,
  row: PlannedPost,
  fields: PostColumns,
  currentRow: PostRow,
): Done {
  const { status, user_id, source } = record;
  const { number, notes, changes } = row;
  const now = withPending(currentRow, currentRow.pending_changes);
  const edited = { ...valuesBefore(now, fields), ...changes };
  const rule = status === "approved" ? correctedByReviewer : changedByOwner;
  const { row: changed } = rule("post", currentRow, edited, services.now().getTime());
  const old: { [field: string]: unknown } = { ...currentRow };
  const differing = Object.entries({ ...changes, ...changed }).filter(
    ([field, value]) => !isSame(old[field], value),
  );
  const before = valuesBefore(currentRow, Object.fromEntries(differing));
  // Whole posts are too long for the log, so it only names the changed fields.
  const entry = entryOf({ id: user_id }, "post.import-change", ["post", currentRow.id], {
    after: { fields: Object.keys(changes), source },
  });
  return {
    statements: [...writePost(services, currentRow, changed as PostChange, entry, row.facts)],
    settled: { number, notes, outcome: "changed", made_id: currentRow.id, fields, before },
    tags: tagsOfPost(currentRow.id),
  };
}
