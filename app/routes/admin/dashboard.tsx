import type { BatchItem } from "drizzle-orm/batch";
import { useTranslation } from "react-i18next";
import { servicesContext } from "../../server/context";
import { countWaiting, waitingKinds } from "../../server/db/waiting";
import { accountPage } from "../../server/http/account-page";
import { answerHeaders } from "../../server/http/cache-headers";
import { requireAdmin } from "../../server/http/guards";
import { pageMeta } from "../../server/http/meta";
import type { Route } from "./+types/dashboard";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const { db } = context.get(servicesContext);
  const queries = countWaiting(db) as unknown as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  const counted = (await db.batch(queries)) as unknown as { count: number }[][];
  const waiting = waitingKinds.map((kind, index) => ({ kind, count: counted[index]?.[0]?.count ?? 0 }));
  return accountPage(context, url, "admin.title", { waiting });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <section className="section">
      <div className="wrap grid gap-6">
        <h1>{t("admin.title")}</h1>
        <h2 className="text-2xl">{t("admin.waiting")}</h2>
        <dl className="cards">
          {loaderData.waiting.map(({ kind, count }) => (
            <div className="card" key={kind}>
              <div className="card-body">
                <dt>{t(`admin.kinds.${kind}`)}</dt>
                <dd className="text-3xl">{count}</dd>
              </div>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
