import { useLocalPath } from "../../components/local-path";
import { useWords } from "../../components/words";
import { queryPath } from "../../rules/query-path";
import { answerHeaders } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { loadWaitingCounts } from "../../server/http/review-page";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import type { Route } from "./+types/dashboard";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const waiting = await loadWaitingCounts(context, url);
  return privatePage(context, url, wordsIn(context).t("admin.title"), { waiting });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { waiting } = loaderData;
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="section">
      <div className="wrap grid gap-8">
        <div className="grid gap-3">
          <h1>{t("admin.title")}</h1>
          <p className="lead">{t("review.waiting", { count: all })}</p>
          <p>
            <ButtonLink href={localPath("/admin/submissions")}>{t("review.allWaiting")}</ButtonLink>
          </p>
        </div>
        <h2 className="text-2xl">{t("admin.waiting")}</h2>
        <div className="cards">
          {waiting.map(({ kind, count }) => (
            <Card
              key={kind}
              title={t(`admin.kinds.${kind}`)}
              href={localPath(queryPath("/admin/submissions", { kind }))}
            >
              <p className="text-3xl font-bold text-ink">{count}</p>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}
