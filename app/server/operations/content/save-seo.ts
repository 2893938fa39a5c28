import { repairedCanonical } from "../../../rules/content/canonical-state";
import { pageTag } from "../../../rules/site/cache-tags";
import { plainPath } from "../../../rules/site/language";
import { deleteSeo, putSeo, type Repair, repairCanonicals, type SeoRow } from "../../db/content/studio-seo";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";

type Written = Promise<{ ok: true } | Stale>;
export type SeoText = Omit<SeoRow, "id" | "created_at" | "updated_at">;

/** `currentRecord` is the record the editor's form was opened with. An empty canonical means the page's own. */
export function saveSeo(
  services: Services,
  editor: Sender,
  currentRecord: SeoRow | null,
  given: SeoText,
): Written {
  const { db, now, settings } = services;
  const canonical_url = given.canonical_url ?? repairedCanonical(given.page_path, settings.origin);
  const text = { ...given, canonical_url };
  const at = Math.max(now().getTime(), (currentRecord?.updated_at ?? 0) + 1);
  const row = { ...text, id: crypto.randomUUID(), created_at: at, updated_at: at };
  const entry = entryOf(editor, "seo.save", subjectOf(text.page_path), {
    before: currentRecord,
    after: text,
  });
  return commit(
    services,
    [putSeo(db, row, currentRecord?.updated_at ?? 0), insertAuditOfChange(db, entry, now())],
    tagsOf([text.page_path]),
    editor,
  );
}

/** Back to the derived metadata. */
export function dropSeo(services: Services, editor: Sender, currentRecord: SeoRow): Written {
  const { db, now } = services;
  const entry = entryOf(editor, "seo.delete", subjectOf(currentRecord.page_path), { before: currentRecord });
  return commit(
    services,
    [deleteSeo(db, currentRecord.page_path, currentRecord.updated_at), insertAuditOfChange(db, entry, now())],
    tagsOf([currentRecord.page_path]),
    editor,
  );
}

type Stray = { id: string; page_path: string; canonical_url: string | null };

/** Each stray canonical becomes the page's own, in one statement; the log has the former ones. */
export function repairAll(services: Services, editor: Sender, strays: readonly Stray[]): Written {
  const { db, now, settings } = services;
  const repairs = strays.map(
    ({ id, page_path, canonical_url }): Repair => ({
      id,
      path: page_path,
      before: canonical_url,
      after: repairedCanonical(page_path, settings.origin),
    }),
  );
  const pathsOf = (which: "before" | "after") =>
    Object.fromEntries(repairs.map((one) => [one.path, one[which]]));
  const entry = entryOf(editor, "seo.repair", ["seo", "canonicals"], {
    before: pathsOf("before"),
    after: { paths: pathsOf("after") },
  });
  return commit(
    services,
    [repairCanonicals(db, repairs, now()), insertAuditOfChange(db, entry, now())],
    tagsOf(strays.map(({ page_path }) => page_path)),
    editor,
  );
}

const subjectOf = (path: string) => ["seo", path] as const;
const tagsOf = (paths: readonly string[]) => [...new Set(paths.map((path) => pageTag(plainPath(path))))];
