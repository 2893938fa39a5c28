import { useWords } from "../../components/site/words";
import { isSentBefore } from "../../rules/accounts/account-takeover";
import type { Duplicate } from "../../rules/places/likely-duplicates";
import type { FieldChange } from "../../rules/review/compare-fields";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { isPublic, type Status } from "../../rules/review/status";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { ReviewNote } from "../forms/review-note";
import { StatusBadges } from "../owner/own-listing-card";
import type { WordsOfBoth } from "./both-languages";
import { Duplicates } from "./duplicates";
import { LogLink } from "./log-link";
import type { RecentOfList } from "./recent-decisions";
import { RelativeTime } from "./relative-time";
import type { Neighbour } from "./review-navigation";

/** What a reviewer sees of any kind. */
export type Submission = {
  kind: ReviewKind;
  id: string;
  /** As the preview shows it. */
  name: string;
  nameLanguage: Language;
  /** The public address, if it's approved. */
  path: string;
  status: Status;
  language: Language;
  review_note: string | null;
  review_reasons: FieldReasons | null;
  waiting_since: number | null;
  created_at: number;
  updated_at: number;
  /** An edit compared with the public version; null if there's no edit. */
  changes: FieldChange[] | null;
  /** Fields that have changed since they were translated. */
  outdated: string[];
  words: WordsOfBoth;
  duplicates: Duplicate[];
  /** Decisions that can still be undone. */
  recent: RecentOfList[];
  owner: { name: string; email: string; language: Language; taken_over_at: number | null } | null;
  neighbours: { previous: Neighbour | null; following: Neighbour | null };
};

export function ReviewHeading({ submission, now }: { submission: Submission; now: Date }) {
  const { t, localPath } = useWords();
  const {
    kind,
    name,
    nameLanguage,
    path,
    changes,
    owner,
    review_note,
    review_reasons,
    waiting_since,
    created_at,
  } = submission;
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadges listing={{ ...submission, pending_changes: changes ? 1 : 0 }} />
        <span>{t(`listings.kind.${kind}`)}</span>
        {isSentBefore(waiting_since, owner?.taken_over_at) ? (
          <Badge tone="info">{t("review.sentBefore")}</Badge>
        ) : null}
      </p>
      <h1 className="text-3xl wrap-anywhere" lang={nameLanguage}>
        {name}
      </h1>
      <p className="text-muted">
        {t("review.by", { owner: owner ? `${owner.name} (${owner.email})` : t("review.nobody") })}
        {"\u00a0· "}
        <RelativeTime instant={waiting_since ?? created_at} now={now} />
        {isPublic(submission) && (
          <>
            {"\u00a0· "}
            <a className="whitespace-nowrap" href={localPath(path)}>
              {t("review.openLive")}
            </a>
          </>
        )}
        {"\u00a0· "}
        <LogLink kind={kind} id={submission.id} />
      </p>
      <Duplicates duplicates={submission.duplicates} />
      <ReviewNote kind={kind} note={review_note} reasons={review_reasons} />
    </header>
  );
}
