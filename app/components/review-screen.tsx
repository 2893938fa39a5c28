import { type ReactNode, useMemo } from "react";
import type { ReviewAnswer } from "../forms/review-answer";
import type { Language } from "../rules/language";
import { publicPath, submissionPath } from "../rules/listing-paths";
import type { FieldChange } from "../rules/pending-changes";
import type { ListingKind } from "../rules/slugs";
import { isPublic, type Status } from "../rules/status";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { HeroHeading } from "../ui/page-hero";
import { ListingDiff } from "./listing-diff";
import { ListingFacts } from "./listing-facts";
import { useFieldName } from "./listing-field-name";
import { useLocalPath } from "./local-path";
import { StatusBadges } from "./own-listing-card";
import { RelativeTime } from "./relative-time";
import { Decision } from "./review-decision";
import { type KeyActions, ReviewKeys } from "./review-keys";
import { ReviewNote } from "./review-note";
import { useWords } from "./words";

type Neighbour = { kind: string; id: string };
export type Submitted = {
  kind: ListingKind;
  id: string;
  slug: string;
  name: string;
  status: Status;
  language: Language;
  review_note: string | null;
  waiting_since: number | null;
  created_at: number;
  updated_at: number;
  /** The edit beside a public listing, field by field; null when the listing itself is looked at. */
  changes: FieldChange[] | null;
  /** Words that have changed since they were put into the other language. */
  outdated: string[];
  owner: { name: string; email: string; language: Language } | null;
  neighbours: { previous: Neighbour | null; following: Neighbour | null };
};

type Props = {
  submission: Submitted;
  /** The columns as they would be public. */
  shown: Record<string, unknown>;
  now: Date;
  answer: ReviewAnswer | undefined;
  /** The page as visitors would see it. */
  preview: ReactNode;
  /** The form for a reviewer's own corrections. */
  editForm: ReactNode;
  /** The form has come back with something to put right. */
  isEditing: boolean;
};

/** A submission as the public would see it, beside everything it says and the decision about it. */
export function ReviewScreen({ submission, shown, now, answer, preview, editForm, isEditing }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { kind, changes, owner, neighbours } = submission;
  const toNeighbour = (one: Neighbour | null) => one && localPath(submissionPath(one.kind, one.id));
  const following = toNeighbour(neighbours.following);
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8">
      <WayAround previous={toNeighbour(neighbours.previous)} following={following} />
      <Heading submission={submission} now={now} />
      {answer?.failure && <Failure failure={answer.failure} />}
      {submission.outdated.length > 0 && <Outdated fields={submission.outdated} />}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-10">
          {changes && (
            <section aria-labelledby="review-diff">
              <h2 className="text-2xl" id="review-diff">
                {t("review.diff")}
              </h2>
              <p className="mt-2 mb-5 text-sm text-muted">{t("review.diffHint")}</p>
              <ListingDiff changes={changes} />
            </section>
          )}
          <section aria-labelledby="review-preview">
            <h2 className="text-2xl" id="review-preview">
              {t("review.preview")}
            </h2>
            <p className="mt-2 mb-4 text-sm text-muted">{t("review.previewNote")}</p>
            <div className="overflow-clip rounded-lg border border-line bg-paper">
              <HeroHeading value="h3">{preview}</HeroHeading>
            </div>
          </section>
          <section aria-labelledby="review-facts">
            <h2 className="mb-4 text-2xl" id="review-facts">
              {t("review.facts")}
            </h2>
            <ListingFacts kind={kind} listing={shown} />
          </section>
        </div>
        <Decision
          isLive={isPublic(submission)}
          isEdit={changes !== null}
          version={submission.updated_at}
          next={following ?? localPath("/admin/submissions")}
          noteLanguage={owner?.language ?? submission.language}
          answer={answer}
        />
      </div>
      <details className="rounded-lg border border-line bg-card p-6" open={isEditing}>
        <summary className="cursor-pointer font-bold text-sea-ink" data-key="e">
          {t("review.edit")}
        </summary>
        <p className="mt-3 mb-6 text-sm text-muted">{t("review.editHint")}</p>
        {editForm}
      </details>
    </div>
  );
}

function WayAround({ previous, following }: { previous: string | null; following: string | null }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const actions = useKeyActions();
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label={t("review.queue")}>
      <ButtonLink href={localPath("/admin/submissions")} variant="quiet" size="small" icon="chevron-left">
        {t("review.back")}
      </ButtonLink>
      {previous && (
        <a href={previous} data-key="k">
          {t("review.previous")}
        </a>
      )}
      {following && (
        <a href={following} data-key="j">
          {t("review.following")}
        </a>
      )}
      <ReviewKeys actions={actions} />
    </nav>
  );
}

function Heading({ submission, now }: { submission: Submitted; now: Date }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { kind, slug, name, changes, owner, review_note, waiting_since, created_at } = submission;
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadges listing={{ ...submission, pending_changes: changes ? 1 : 0 }} />
        <span>{t(`listings.kind.${kind}`)}</span>
      </p>
      <h1 className="text-3xl">{name}</h1>
      <p className="text-muted">
        {t("review.by", { owner: owner ? `${owner.name} (${owner.email})` : t("review.nobody") })} ·{" "}
        <RelativeTime instant={waiting_since ?? created_at} now={now} />
        {isPublic(submission) && (
          <>
            {" · "}
            <a href={localPath(publicPath(kind, slug))}>{t("review.openLive")}</a>
          </>
        )}
      </p>
      {review_note && <ReviewNote note={review_note} />}
    </header>
  );
}

/** Readers of the other language would still get what was written before. */
function Outdated({ fields }: { fields: string[] }) {
  const { t } = useWords();
  const fieldName = useFieldName();
  return (
    <Notice tone="warn" title={t("review.outdated")}>
      {fields.map(fieldName).join(", ")}
    </Notice>
  );
}

function Failure({ failure }: { failure: "stale" | "away" }) {
  const { t } = useWords();
  const words = failure === "stale" ? "review.stale" : "review.failed";
  return (
    <Notice tone="error" role="alert" title={t(`${words}.title`)}>
      {t(`${words}.text`)}
    </Notice>
  );
}

/** Each key does what its element does when it is pressed. */
function useKeyActions(): KeyActions {
  return useMemo(() => {
    const element = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const press = (key: string) => () => element(key)?.click();
    const open = (key: string) => () => {
      const details = element(key)?.closest("details");
      if (!details) return;
      details.open = true;
      details.scrollIntoView({ block: "start" });
      details.querySelector<HTMLElement>("textarea, input:not([type=hidden], [type=checkbox])")?.focus();
    };
    return { j: press("j"), k: press("k"), a: press("a"), r: open("r"), e: open("e") };
  }, []);
}
