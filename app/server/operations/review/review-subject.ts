import type { TFunction } from "i18next";
import type { Moderated } from "../../../rules/review/moderation";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import type { Language } from "../../../rules/site/language";
import type { SluggedKind } from "../../../rules/site/slugs";
import type { AuditEntry, LastAct } from "../../db/site/audit-log";
import type { MailContent } from "../../emails/mail/mail-content";
import type { Decided } from "../../emails/review/decided";
import type { Statements } from "../site/commit";

export type SubjectRow = Moderated & { id: string; slug: string; language: Language; updated_at: number };
export type SubjectOwner = {
  id: string;
  name: string;
  email: string;
  language: Language;
  /** When the mailbox's holder took the account over. */
  taken_over_at: number | null;
};

/** What deciding or correcting a submission needs, for every kind. */
export type ReviewSubject<Row extends SubjectRow, Values> = {
  kind: ReviewKind;
  /** Which kind's rules apply; also the name of its acts in the log. */
  rules: SluggedKind;
  noun: "listing" | "event" | "post";
  row: Row;
  owner: SubjectOwner | null;
  name: string;
  /** The last logged act on it. */
  last: LastAct | null;
  /** Statements that change it, with everything derived. */
  write: (values: Values, entry: AuditEntry) => Statements;
  /** The cache tags of pages that show it. */
  tags: string[];
  /** Where the mail to its owner links. */
  paths: { approve: string; reject: string };
  mail: (t: TFunction, decided: Decided) => MailContent;
};
