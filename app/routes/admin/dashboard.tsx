import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { queryPath } from "../../rules/site/query-path";
import { answerHeaders } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { loadWaitingCounts } from "../../server/pages/review/review-page";
import { privatePage } from "../../server/pages/site/private-page";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";
import type { Route } from "./+types/dashboard";

export const handle = { workbench: true };
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
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={localPath("/admin/submissions")}>{t("review.allWaiting")}</ButtonLink>
            <ButtonLink href={localPath("/admin/content")} variant="secondary">
              {t("studio.nav.content")}
            </ButtonLink>
          </p>
        </div>
        <h2 className="text-2xl">{t("admin.waiting")}</h2>
        <ul className="grid gap-x-8 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map(({ kind, count }) => (
            <li className="border-t border-line" key={kind}>
              <Link
                className="flex min-h-16 items-center justify-between gap-4 font-bold no-underline hover:text-sea-ink"
                href={localPath(queryPath("/admin/submissions", { kind }))}
              >
                {t(`admin.kinds.${kind}`)}
                <span className={`text-2xl tabular-nums ${count > 0 ? "" : "text-muted"}`}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
