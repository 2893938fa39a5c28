import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { FieldChange } from "../../rules/review/compare-fields";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { isPublic, type Status } from "../../rules/review/status";
import type { Language } from "../../rules/site/language";
import { StatusBadges } from "../owner/own-listing-card";
import { ReviewNote } from "../owner/review-note";
import { RelativeTime } from "./relative-time";
import type { Neighbour } from "./review-way";

/** What a reviewer has before them, whatever its kind. */
export type Submission = {
  kind: ReviewKind;
  id: string;
  name: string;
  /** Where the public reads it, once it is public. */
  path: string;
  status: Status;
  language: Language;
  review_note: string | null;
  waiting_since: number | null;
  created_at: number;
  updated_at: number;
  /** The edit beside what is public, field by field; null when the thing itself is looked at. */
  changes: FieldChange[] | null;
  /** Words that have changed since they were put into the other language. */
  outdated: string[];
  owner: { name: string; email: string; language: Language } | null;
  neighbours: { previous: Neighbour | null; following: Neighbour | null };
};

/** What it is, how it stands, whose it is and since when it waits. */
export function ReviewHeading({ submission, now }: { submission: Submission; now: Date }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { kind, name, path, language, changes, owner, review_note, waiting_since, created_at } = submission;
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadges listing={{ ...submission, pending_changes: changes ? 1 : 0 }} />
        <span>{t(`listings.kind.${kind}`)}</span>
      </p>
      <h1 className="text-3xl wrap-anywhere" lang={language}>
        {name}
      </h1>
      <p className="text-muted">
        {t("review.by", { owner: owner ? `${owner.name} (${owner.email})` : t("review.nobody") })} ·{" "}
        <RelativeTime instant={waiting_since ?? created_at} now={now} />
        {isPublic(submission) && (
          <>
            {" · "}
            <a href={localPath(path)}>{t("review.openLive")}</a>
          </>
        )}
      </p>
      {review_note && <ReviewNote note={review_note} />}
    </header>
  );
}
