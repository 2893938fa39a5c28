import type { ReviewAnswer } from "../forms/review-answer";
import type { EventView } from "../rules/event-view";
import type { Language } from "../rules/language";
import { submissionPath } from "../rules/listing-paths";
import type { FieldChange } from "../rules/pending-changes";
import type { RecurrencePattern } from "../rules/recurrence";
import { isPublic, type Status } from "../rules/status";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { Paragraphs } from "../ui/prose";
import { EventBadges } from "./event-badges";
import { EventPicture } from "./event-picture";
import { useEventWords } from "./event-words";
import { FactValue } from "./fact-value";
import { ListingDiff } from "./listing-diff";
import { useLocalPath } from "./local-path";
import { StatusBadges } from "./own-listing-card";
import { RelativeTime } from "./relative-time";
import { Decision } from "./review-decision";
import { ReviewNote } from "./review-note";
import { useWords } from "./words";

type Neighbour = { kind: string; id: string };
export type EventSubmission = {
  kind: "event" | "series";
  submission: {
    id: string;
    slug: string;
    status: Status;
    language: Language;
    review_note: string | null;
    waiting_since: number | null;
    created_at: number;
    updated_at: number;
    changes: FieldChange[] | null;
    owner: { name: string; email: string; language: Language } | null;
  };
  shown: Pick<
    EventView,
    | "texts"
    | "onlyIn"
    | "host"
    | "event_type"
    | "event_date"
    | "start_time"
    | "end_time"
    | "image_url"
    | "image_colour"
    | "cancelled_at"
    | "moved_from"
  > & { translation: unknown };
  rule: (RecurrencePattern & { first_date: string }) | null;
  dates: string[];
  dateCount: number;
  neighbours: { previous: Neighbour | null; following: Neighbour | null };
  now: Date;
};

/** An event or a series beside the decision about it; a series with its rule in words and its dates. */
export function EventReviewScreen(props: EventSubmission & { answer: ReviewAnswer | undefined }) {
  const { kind, submission, shown, neighbours, now, answer } = props;
  const { t } = useWords();
  const localPath = useLocalPath();
  const { changes, owner, review_note, waiting_since, created_at } = submission;
  const pathOf = (one: Neighbour | null) => one && localPath(submissionPath(one.kind, one.id));
  const following = pathOf(neighbours.following);
  const previous = pathOf(neighbours.previous);
  return (
    <div className="wrap grid gap-8 py-8">
      <nav className="flex flex-wrap items-center gap-4" aria-label={t("review.queue")}>
        <ButtonLink href={localPath("/admin/submissions")} variant="quiet" size="small" icon="chevron-left">
          {t("review.back")}
        </ButtonLink>
        {previous ? <a href={previous}>{t("review.previous")}</a> : null}
        {following ? <a href={following}>{t("review.following")}</a> : null}
      </nav>
      <header className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <StatusBadges listing={{ ...submission, pending_changes: changes ? 1 : 0 }} />
          <span>{t(`listings.kind.${kind}`)}</span>
        </p>
        <h1 className="text-3xl" lang={shown.texts.title.lang}>
          {shown.texts.title.text}
        </h1>
        <p className="text-muted">
          {t("review.by", { owner: owner ? `${owner.name} (${owner.email})` : t("review.nobody") })} ·{" "}
          <RelativeTime instant={waiting_since ?? created_at} now={now} />
          {isPublic(submission) ? (
            <>
              {" · "}
              <a href={localPath(`/events/${submission.slug}`)}>{t("review.openLive")}</a>
            </>
          ) : null}
        </p>
        {review_note ? <ReviewNote note={review_note} /> : null}
      </header>
      {answer?.failure ? (
        <Notice
          tone="error"
          role="alert"
          title={t(answer.failure === "stale" ? "review.stale.title" : "review.failed.title")}
        >
          {t(answer.failure === "stale" ? "review.stale.text" : "review.failed.text")}
        </Notice>
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-10">
          {changes ? (
            <section aria-labelledby="review-diff">
              <h2 className="mb-5 text-2xl" id="review-diff">
                {t("review.diff")}
              </h2>
              <ListingDiff changes={changes} />
            </section>
          ) : null}
          <Shown {...props} />
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
    </div>
  );
}

/** What visitors would read. */
function Shown({ shown, rule, dates, dateCount }: EventSubmission) {
  const { t } = useWords();
  const words = useEventWords();
  const { location, description, full_description } = shown.texts;
  return (
    <section className="grid gap-4" aria-labelledby="review-preview">
      <h2 className="text-2xl" id="review-preview">
        {t("review.preview")}
      </h2>
      <div className="aspect-video max-w-form overflow-clip rounded-lg">
        <EventPicture event={shown} sizes="40rem" />
      </div>
      <p className="flex flex-wrap gap-2">
        <EventBadges event={shown} />
      </p>
      <p>
        {rule
          ? words.rule({ ...rule, ...shown })
          : `${words.date(shown.event_date, "full")}, ${words.times(shown)}`}
      </p>
      <p lang={location.lang}>{location.text}</p>
      <p>{t("events.page.hostedBy", { host: shown.host })}</p>
      <p lang={description.lang}>{description.text}</p>
      <div className="prose" lang={full_description.lang}>
        <Paragraphs text={full_description.text} />
      </div>
      {rule ? (
        <>
          <h3>{t("eventForm.preview.datesCount", { count: dateCount })}</h3>
          <ol className="list-decimal pl-6">
            {dates.map((date) => (
              <li key={date}>
                <time dateTime={date}>{words.date(date, "full")}</time>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <h3>{t("submission.language.otherTitle")}</h3>
      <Translation value={shown.translation} />
    </section>
  );
}

function Translation({ value }: { value: unknown }) {
  const entries = Object.entries((value ?? {}) as Record<string, { text?: string }>);
  if (entries.length === 0) return <FactValue value={null} />;
  return (
    <dl className="grid gap-2 text-sm">
      {entries.map(([field, { text }]) => (
        <div key={field}>
          <dt className="text-muted">{field}</dt>
          <dd>
            <FactValue value={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
