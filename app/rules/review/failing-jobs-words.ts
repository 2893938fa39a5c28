import type { TFunction } from "i18next";
import type { Failing } from "../site/failing-jobs";
import { isJobName } from "../site/jobs";
import type { Language } from "../site/language";
import { momentText } from "../time/panama-time";

/** For a screen or a mail. */
export function sayFailing(t: TFunction, failing: Failing, language: Language): string {
  const since = (at: number) => momentText(new Date(at), language);
  if (failing.kind === "cron") return t("failing.cron");
  if (failing.kind === "mail") return t("failing.mail", { count: failing.count, line: failing.line });
  if (failing.kind === "bucket") return t("failing.bucket", { bucket: failing.bucket, line: failing.line });
  if (failing.kind === "search")
    return failing.since === null
      ? t("failing.searchEver")
      : t("failing.search", { since: since(failing.since) });
  const job = isJobName(failing.job) ? t(`failing.jobs.${failing.job}`) : failing.job;
  if (failing.state === "failed") return t("failing.failed", { job, line: failing.line });
  return failing.since === null
    ? t("failing.never", { job })
    : t("failing.overdue", { job, since: since(failing.since) });
}
