import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { reviewKinds } from "../../rules/review/review-kinds";
import { queryPath } from "../../rules/site/query-path";
import { answerHeaders } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { loadQueue } from "../../server/pages/review/review-page";
import { privatePage } from "../../server/pages/site/private-page";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { QueueFilter } from "../../workbench/review/queue-filter";
import { ReviewQueue } from "../../workbench/review/review-queue";
import type { Route } from "./+types/submissions";

/** Hydrated for the keys that walk through the queue. */
export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const queue = await loadQueue(context, url);
  return privatePage(context, url, wordsIn(context).t("review.queue"), { queue, kinds: [...reviewKinds] });
}

export default function Submissions({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { queue, kinds } = loaderData;
  const { kind, status, rows, next, isFirst, now } = queue;
  const isFiltered = kind !== null || status !== "pending";
  const hrefOf = (page?: string) => localPath(queryPath("/admin/submissions", { kind, status, page }));
  return (
    <section className="section">
      <div className="wrap grid gap-8">
        <div className="grid gap-2">
          <h1 className="text-3xl">{t("review.queue")}</h1>
          <p className="lead">{t(status === "pending" ? "review.queueLead" : "review.decidedLead")}</p>
        </div>
        <QueueFilter kinds={kinds} kind={kind} status={status} />
        {rows.length > 0 ? (
          <ReviewQueue rows={rows} now={now} />
        ) : (
          <EmptyState
            title={t(isFiltered ? "review.emptyFilter" : "review.empty")}
            picture={<ScenePicture scene="home" />}
          >
            {isFiltered ? null : t("review.emptyHint")}
          </EmptyState>
        )}
        <Pagination
          label={t("review.pages")}
          next={next ? { href: hrefOf(next), label: t("review.next") } : undefined}
          first={isFirst ? undefined : { href: hrefOf(), label: t("review.first") }}
        />
      </div>
    </section>
  );
}
