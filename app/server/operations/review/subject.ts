import type { TFunction } from "i18next";
import type { Moderated } from "../../../rules/review/moderation";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import type { Language } from "../../../rules/site/language";
import type { SluggedKind } from "../../../rules/site/slugs";
import type { AuditEntry, LastAct } from "../../db/site/audit-log";
import type { Letter } from "../../emails/mail/letter";
import type { Decided } from "../../emails/review/decided";
import type { Statements } from "../site/commit";

export type SubjectRow = Moderated & { id: string; slug: string; language: Language; updated_at: number };
export type SubjectOwner = {
  id: string;
  name: string;
  email: string;
  language: Language;
  /** When the holder of the mailbox took the account over from whoever had opened it. */
  taken_over_at: number | null;
};

/** A submission under review: what a decision or a correction needs of it, whatever its kind. */
export type ReviewSubject<Row extends SubjectRow, Values> = {
  kind: ReviewKind;
  /** Whose rules say what is public at once; and what its acts are called in the log. */
  rules: SluggedKind;
  noun: "listing" | "event" | "post";
  row: Row;
  owner: SubjectOwner | null;
  name: string;
  /** The last thing that happened to it. */
  last: LastAct | null;
  /** The statements that change it; everything that belongs to it follows. */
  write: (values: Values, entry: AuditEntry) => Statements;
  /** The pages that a change of it makes stale. */
  tags: string[];
  /** Where its owner's letter leads. */
  paths: { approve: string; reject: string };
  letter: (t: TFunction, decided: Decided) => Letter;
};
