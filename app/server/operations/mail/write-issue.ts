import { issueSlug } from "../../../rules/mail/issue";
import { newsletterTag } from "../../../rules/site/cache-tags";
import { nextSlug } from "../../../rules/site/slugs";
import {
  countSlugsLike,
  deleteIssue,
  type IssueTexts,
  insertIssue,
  type NewsletterIssue,
  selectDueIssues,
  updateIssue,
} from "../../db/mail/issues";
import { beginMailing, dropMailing, recallIssue, stopMailing } from "../../db/mail/mailings";
import { entryOf, insertAudit, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Statements } from "../site/commit";

/** An editor, or the job that publishes on schedule. */
type Editor = Sender | { id: null };

const tags = [newsletterTag, "sitemap"];

const subjectOf = ({ id }: Pick<NewsletterIssue, "id">) => ["newsletter", id] as const;
const nameOf = ({ subject_en, state }: Pick<NewsletterIssue, "subject_en" | "state">) => ({
  name: subject_en,
  state,
});

export function beginIssue(services: Services, editor: Sender, id: string, texts: IssueTexts) {
  const { db, now } = services;
  const at = now().getTime();
  const issue = { id, ...texts, version: 1, created_at: at, updated_at: at };
  const entry = entryOf(editor, "newsletter.begin", subjectOf(issue), {
    after: nameOf({ ...texts, state: "draft" }),
  });
  return commit(services, [insertIssue(db, issue), insertAudit(db, entry, now())], [], editor);
}

/** A scheduled letter stays scheduled; a published one changes in the archive. */
export function saveIssue(services: Services, editor: Sender, current: NewsletterIssue, texts: IssueTexts) {
  const values = { before: textsOf(current), after: texts };
  return change(services, editor, current, "newsletter.save", texts, values);
}

export function scheduleIssue(
  services: Services,
  editor: Sender,
  current: NewsletterIssue,
  texts: IssueTexts,
  sendAt: Date,
) {
  const changes = { ...texts, state: "scheduled" as const, send_at: sendAt.getTime() };
  return change(services, editor, current, "newsletter.schedule", changes);
}

/** Unschedules a letter. */
export function stopIssue(services: Services, editor: Sender, current: NewsletterIssue) {
  return change(services, editor, current, "newsletter.stop", { state: "draft", send_at: null });
}

/**
 * Puts a letter into the archive. With a provider set up, one that was never mailed goes out to all subscribers, and a
 * stopped one continues.
 */
export async function publishIssue(
  services: Services,
  editor: Editor,
  current: NewsletterIssue,
  texts: IssueTexts,
) {
  const wanted = issueSlug(texts.subject_en);
  const [taken] = await countSlugsLike(services.db, wanted);
  const slug = current.slug ?? nextSlug("post", wanted, (taken?.count ?? 0) + 1);
  const published_at = current.published_at ?? services.now().getTime();
  const changes = { ...texts, slug, published_at, state: "published" as const, send_at: null };
  const mailing = services.letterMailer ? beginMailing(services.db, current.id, services.now()) : [];
  return change(services, editor, current, "newsletter.publish", changes, undefined, mailing);
}

/** Stops all mails that haven't been sent. */
export function stopMails(services: Services, editor: Sender, { id }: NewsletterIssue) {
  const { db, now } = services;
  const entry = entryOf(editor, "newsletter.stop", subjectOf({ id }));
  return commit(services, [stopMailing(db, id), insertAuditOfChange(db, entry, now())], [], editor);
}

/** Makes a published letter a draft again, while nobody has been mailed it. */
export function unpublishIssue(
  services: Services,
  editor: Sender,
  current: NewsletterIssue,
  texts: IssueTexts,
) {
  const { db, now } = services;
  const values = { before: nameOf(current), after: nameOf({ ...texts, state: "draft" }) };
  const entry = entryOf(editor, "newsletter.recall", subjectOf(current), values);
  return commit(
    services,
    [
      recallIssue(db, current, texts, now()),
      insertAuditOfChange(db, entry, now()),
      ...dropMailing(db, current.id),
    ],
    tags,
    editor,
  );
}

export function dropIssue(services: Services, editor: Sender, current: NewsletterIssue) {
  const { db, now } = services;
  const entry = entryOf(editor, "newsletter.delete", subjectOf(current), { before: current });
  return commit(
    services,
    [deleteIssue(db, current), insertAuditOfChange(db, entry, now())],
    current.state === "published" ? tags : [],
    editor,
  );
}

const atOnce = 5;

/** Publishes due letters. A second run at once finds nothing left. */
export async function publishDueIssues(services: Services, now: Date): Promise<string> {
  const due = await selectDueIssues(services.db, now, atOnce);
  let published = 0;
  for (const issue of due) {
    const { ok } = await publishIssue(services, { id: null }, issue, textsOf(issue));
    if (ok) published++;
  }
  return `published ${published}`;
}

function textsOf({ subject_en, subject_es, content_en, content_es }: NewsletterIssue): IssueTexts {
  return { subject_en, subject_es, content_en, content_es };
}

function change(
  services: Services,
  editor: Editor,
  current: NewsletterIssue,
  action: string,
  changes: Partial<NewsletterIssue>,
  values: { before?: unknown; after?: unknown } = {
    before: nameOf(current),
    after: nameOf({ ...current, ...changes }),
  },
  more: Statements = [],
) {
  const { db, now } = services;
  const entry = entryOf(editor, action, subjectOf(current), values);
  const isPublic = current.state === "published" || changes.state === "published";
  return commit(
    services,
    [updateIssue(db, current, changes, now()), insertAuditOfChange(db, entry, now()), ...more],
    isPublic ? tags : [],
    editor.id === null ? undefined : editor,
  );
}
