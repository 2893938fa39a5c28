import { data } from "react-router";
import { useLocalPath } from "../../components/site/local-path";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { isNotify, notifyChoices } from "../../rules/review/waiting-mail";
import { localPath } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { servicesContext } from "../../server/context";
import { updateNotify } from "../../server/db/review/waiting";
import { answerHeaders } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { textField } from "../../server/http/form-data";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { readAdminSent } from "../../server/http/sent-form";
import { loadDashboard } from "../../server/pages/review/review-page";
import { privatePage } from "../../server/pages/site/private-page";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";
import { RadioGroup } from "../../ui/radio-group";
import type { Route } from "./+types/dashboard";

export const handle = { workbench: true, admin: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadDashboard(context, url);
  return privatePage(context, url, wordsIn(context).t("admin.title"), page);
}

/** How often this admin wants to hear of what waits. */
export async function action(args: Route.ActionArgs) {
  const { form, viewer, context, url } = await readAdminSent(args);
  const notify = textField(form, "notify");
  if (!isNotify(notify)) throw data(null, 400);
  await updateNotify(context.get(servicesContext).db, viewer.id, notify);
  const path = localPath(languageIn(context), "/admin");
  return redirectWithToast(path, { name: "notifySaved", variant: "default" }, url);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { waiting, notify } = loaderData;
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="section">
      <div className="wrap grid gap-10">
        <div className="grid gap-3">
          <h1>{t("admin.title")}</h1>
          <p className="lead">{t("review.waiting", { count: all })}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={localPath("/admin/submissions")}>{t("review.allWaiting")}</ButtonLink>
            <ButtonLink href={localPath("/admin/content")} variant="secondary">
              {t("studio.nav.content")}
            </ButtonLink>
            <ButtonLink href={localPath("/admin/seo")} variant="secondary">
              {t("studio.nav.seo")}
            </ButtonLink>
            <ButtonLink href={localPath("/admin/translations")} variant="secondary">
              {t("studio.nav.translations")}
            </ButtonLink>
            <ButtonLink href={localPath("/admin/images")} variant="secondary">
              {t("studio.nav.images")}
            </ButtonLink>
          </p>
        </div>
        <div className="grid gap-4">
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
        <form method="post" className="grid max-w-form justify-items-start gap-4">
          <RadioGroup
            name="notify"
            label={<span className="text-2xl font-display">{t("review.notify.title")}</span>}
            hint={t("review.notify.hint")}
            choices={notifyChoices.map((value) => ({ value, label: t(`review.notify.${value}`) }))}
            value={notify}
          />
          <SubmitButton variant="secondary">{t("review.notify.save")}</SubmitButton>
        </form>
      </div>
    </section>
  );
}
