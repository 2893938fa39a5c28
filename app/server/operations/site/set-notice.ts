import type { SiteNotice } from "../../../rules/site/notice";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { closeNotice, type NoticeRow, putNotice } from "../../db/site/notice";
import type { Services } from "../../services";
import { commit, type Stale } from "./commit";

type Written = Promise<{ ok: true } | Stale>;
const subject = ["notice", "site"] as const;
/** The notice is shown on every page. */
const tags = ["pages"];

/** `currentNotice` is the notice the form was opened with. */
export function setNotice(
  services: Services,
  editor: Sender,
  currentNotice: NoticeRow | null,
  notice: SiteNotice,
): Written {
  const { db, now } = services;
  const entry = entryOf(editor, "notice.save", subject, { before: currentNotice, after: notice });
  return commit(
    services,
    [putNotice(db, notice, currentNotice?.version ?? 0, now()), insertAuditOfChange(db, entry, now())],
    tags,
    editor,
  );
}

export function endNotice(services: Services, editor: Sender, currentNotice: NoticeRow): Written {
  const { db, now } = services;
  const entry = entryOf(editor, "notice.end", subject, { before: currentNotice });
  return commit(
    services,
    [closeNotice(db, currentNotice.version, now()), insertAuditOfChange(db, entry, now())],
    tags,
    editor,
  );
}
