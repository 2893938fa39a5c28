import { data } from "react-router";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { isNotify, notifyChoices } from "../../rules/review/tell-admins";
import { localPath } from "../../rules/site/language";
import { isTickedCheck } from "../../rules/site/launch";
import { noticeIn } from "../../rules/site/notice";
import { minuteInWords } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { answerFailedMail } from "../../server/db/mail/outbox";
import { updateNotify } from "../../server/db/review/admin-notifications";
import { redirectWithToast } from "../../server/http/flash";
import { textField } from "../../server/http/form-data";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { readAdminForm } from "../../server/http/submitted-form";
import { checkLaunch } from "../../server/operations/site/check-launch";
import { answerSweep } from "../../server/pages/pictures/sweep-answer";
import { loadDashboard } from "../../server/pages/review/dashboard-page";
import { privatePage } from "../../server/pages/site/private-page";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { RadioGroup } from "../../ui/radio-group";
import { LaunchList } from "../../workbench/review/launch-list";
import { NeedsAttention } from "../../workbench/review/needs-attention";
import { WaitingByKind } from "../../workbench/review/waiting-by-kind";
import { OutdatedTranslations } from "../../workbench/studio/outdated-translations";
import { SweepProblems } from "../../workbench/studio/sweep-problems";
import type { Route } from "./+types/dashboard";

export const handle = { workbench: true, admin: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadDashboard(context, url);
  return privatePage(context, url, wordsIn(context).t("admin.title"), page);
}

/** How often this admin wants to hear of what waits; something was looked at before launch; what the sweep may take. */
export async function action(args: Route.ActionArgs) {
  const submitted = await readAdminForm(args);
  const { form, viewer, context, url } = submitted;
  const services = context.get(servicesContext);
  const done = (name: string, variant: "default" | "warning" = "default") =>
    redirectWithToast(localPath(languageIn(context), "/admin"), { name, variant }, url);
  const check = textField(form, "check");
  if (isTickedCheck(check)) {
    const isDone = textField(form, "intent") === "tick";
    await checkLaunch(services, viewer, check, isDone);
    return done(isDone ? "launchTicked" : "launchUnticked");
  }
  const answer = mailAnswers[textField(form, "intent")];
  if (answer) {
    await answerFailedMail(services.db, answer, services.now());
    return done(answer === "again" ? "mailAgain" : "mailRested");
  }
  const swept = await answerSweep(submitted);
  if (swept) return done(swept, swept === "sweepStale" ? "warning" : "default");
  const notify = textField(form, "notify");
  if (!isNotify(notify)) throw data(null, 400);
  await updateNotify(services.db, viewer.id, notify);
  return done("notifySaved");
}

const mailAnswers: Record<string, "again" | "rest" | undefined> = {
  "mail-again": "again",
  "mail-rest": "rest",
};

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const {
    failing,
    full,
    claims,
    corrections,
    behind,
    unsaid,
    unanswered,
    now,
    gaps,
    waiting,
    notify,
    notice,
    launch,
    sweeps,
  } = loaderData;
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="wrap-wide grid gap-10 py-8">
      <div className="grid gap-3">
        <h1 className="text-3xl">{t("admin.title")}</h1>
        <p className="lead">{t("review.waiting", { count: all })}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={localPath("/admin/submissions")}>{t("review.allWaiting")}</ButtonLink>
        </p>
        <NoticeState notice={notice} />
        <SweepProblems problems={sweeps} />
        {gaps.map(({ part, missing }) => (
          <Notice key={part} tone="warn" title={t("admin.gap", { settings: missing.join(", ") })}>
            {t(`admin.gaps.${part}`)}
          </Notice>
        ))}
      </div>
      <NeedsAttention
        {...{ failing, full, claims, corrections, unsaid, unanswered, now }}
        behind={behind.length > 0 ? <OutdatedTranslations pages={behind} /> : null}
      />
      <WaitingByKind waiting={waiting} now={now} />
      <LaunchList lines={launch} />
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
    </section>
  );
}

/** What stands over every page, or will, is in sight of whoever opens the administration. */
function NoticeState({ notice }: Pick<Route.ComponentProps["loaderData"], "notice">) {
  const { t, language, localPath } = useWords();
  if (notice?.state !== "on" && notice?.state !== "waiting") return null;
  const times = {
    from: minuteInWords(new Date(notice.from_at), language),
    until: minuteInWords(new Date(notice.until_at), language),
  };
  return (
    <Notice tone={notice.level === "warning" ? "warn" : "info"} title={noticeIn(notice, language).text}>
      {`${t(`studioNotice.states.${notice.state}`)}. ${t(`studioNotice.times.${notice.state}`, times)} `}
      <Link href={localPath("/admin/notice")}>{t("studioNotice.change")}</Link>
    </Notice>
  );
}
