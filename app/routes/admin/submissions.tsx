import { useWords } from "../../components/site/words";
import type { QueueAnswer } from "../../forms/review/review-answer";
import { reviewKinds } from "../../rules/review/review-kinds";
import { queryPath } from "../../rules/site/query-path";
import { wordsIn } from "../../server/http/i18n";
import { readAdminForm } from "../../server/http/submitted-form";
import { answerQueue } from "../../server/pages/review/queue-answer";
import { loadQueue } from "../../server/pages/review/queue-page";
import { privatePage } from "../../server/pages/site/private-page";
import { EmptyState } from "../../ui/empty-state";
import { Notice } from "../../ui/notice";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { RecentDecisions } from "../../workbench/review/recent-decisions";
import { QueueFilter, ReviewQueue } from "../../workbench/review/review-queue";
import type { Route } from "./+types/submissions";

/** Hydrated for the keys that walk through the queue, and for ticking several at once. */
export const handle = { hydrate: "admin", admin: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const queue = await loadQueue(context, url);
  return privatePage(context, url, wordsIn(context).t("review.queue"), { queue, kinds: [...reviewKinds] });
}

export async function action(args: Route.ActionArgs) {
  return answerQueue(await readAdminForm(args));
}

export default function Submissions({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { queue, kinds } = loaderData;
  const { kind, status, q, rows, recent, next, isFirst, now } = queue;
  const answer = (actionData as QueueAnswer | undefined) ?? null;
  const isFiltered = kind !== null || status !== "pending" || q !== "";
  const filter = { kind, status: status === "pending" ? null : status, q: q || null };
  const hrefOf = (page?: string) => localPath(queryPath("/admin/submissions", { ...filter, page }));
  return (
    <section className="wrap-wide grid grid-cols-1 gap-6 py-8">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-3xl">{t("review.queue")}</h1>
        <p className="text-muted">
          {t("review.waiting", { count: queue.waiting })} ·{" "}
          {t(status === "pending" ? "review.queueLead" : "review.decidedLead")}
        </p>
      </div>
      {answer?.failure ? (
        <Notice tone="error" role="alert" title={t("review.failed.title")}>
          {t("review.failed.text")}
        </Notice>
      ) : null}
      <QueueFilter kinds={kinds} kind={kind} status={status} q={q} />
      <RecentDecisions recent={recent} next={hrefOf()} />
      <ReviewQueue rows={rows} now={now} next={hrefOf()} canUndo={recent.length > 0} answer={answer}>
        <EmptyState
          title={t(isFiltered ? "review.emptyFilter" : "review.empty")}
          picture={<ScenePicture scene="home" />}
        >
          {isFiltered ? null : t("review.emptyHint")}
        </EmptyState>
      </ReviewQueue>
      <Pagination
        label={t("review.pages")}
        next={next ? { href: hrefOf(next), label: t("review.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("review.first") }}
      />
    </section>
  );
}
