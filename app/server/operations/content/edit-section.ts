import { and } from "drizzle-orm";
import { tagsOfContent } from "../../../rules/content/content-tags";
import type { SectionAct } from "../../../rules/content/section-standing";
import { insertVersion, isNewest } from "../../db/content/section-versions";
import { deleteDraft, deleteSchedule, isAt } from "../../db/content/sections";
import { contentDrafts, contentSchedules, pageContent } from "../../db/schema/content";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";
import {
  type SectionText,
  type SeenSection,
  subjectOf,
  writeDraft,
  writePublic,
  writeSchedule,
} from "./write-section";

type Edited = Promise<{ ok: true } | Stale>;

/** Everybody sees it from now on. */
export function publishSection(
  services: Services,
  editor: Sender,
  seen: SeenSection,
  act: SectionAct,
  text: SectionText,
): Edited {
  return commit(
    services,
    writePublic(services, editor, seen, act, text),
    tagsOfContent(seen.place.page_path),
    editor,
  );
}

/** Kept, and seen by admins alone. */
export function draftSection(
  services: Services,
  editor: Sender,
  seen: SeenSection,
  text: SectionText,
): Edited {
  return commit(services, writeDraft(services, editor, seen, text), [], editor);
}

export function scheduleSection(
  services: Services,
  editor: Sender,
  seen: SeenSection,
  text: SectionText,
  publishAt: number,
): Edited {
  return commit(services, writeSchedule(services, editor, seen, text, publishAt), [], editor);
}

/** What is written and not public goes; it stays among the versions. */
export function discardDraft(services: Services, editor: Sender, seen: SeenSection): Edited {
  const { db, now } = services;
  const { place, row, last } = seen;
  const statements = [
    db.delete(contentDrafts).where(and(isAt(contentDrafts, place), isNewest(place, last))),
    insertAuditOfChange(db, entryOf(editor, "content.discard", subjectOf(place)), now()),
    insertVersion(db, {
      ...place,
      number: last + 1,
      act: "discard",
      content_data: row?.content_data ?? null,
      user_id: editor.id,
      at: now().getTime(),
    }),
  ];
  return commit(services, statements, [], editor);
}

/** What was planned is not published; the text stays among the versions. */
export function cancelSchedule(services: Services, editor: Sender, { place }: SeenSection): Edited {
  const { db, now } = services;
  const statements = [
    db.delete(contentSchedules).where(isAt(contentSchedules, place)),
    insertAuditOfChange(db, entryOf(editor, "content.unschedule", subjectOf(place)), now()),
  ];
  return commit(services, statements, [], editor);
}

/** The row goes, and with it what was to come; a section that is built in says its built-in text again. */
export function deleteSection(services: Services, editor: Sender, all: readonly SeenSection[]): Edited {
  const { db, now } = services;
  const at = now().getTime();
  const [first] = all;
  const statements = all.flatMap(({ place, row, last }) => {
    const told = { before: row && { content_data: row.content_data } };
    return [
      db.delete(pageContent).where(and(isAt(pageContent, place), isNewest(place, last))),
      insertAuditOfChange(db, entryOf(editor, "content.delete", subjectOf(place), told), now()),
      insertVersion(db, {
        ...place,
        number: last + 1,
        act: "delete",
        content_data: null,
        user_id: editor.id,
        at,
      }),
      deleteDraft(db, place),
      deleteSchedule(db, place),
    ];
  });
  return commit(services, statements, first ? tagsOfContent(first.place.page_path) : [], editor);
}
