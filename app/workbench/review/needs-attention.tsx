import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { sayFailing } from "../../rules/review/failing-jobs-words";
import type { Failing } from "../../rules/site/failing-jobs";
import type { Fullness } from "../../rules/site/storage-fullness";
import { relativeTime } from "../../rules/time/date-words";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import { TitledSection } from "../../ui/titled-section";

type Props = {
  failing: readonly Failing[];
  full: readonly Fullness[];
  claims: { count: number; oldest: number | null };
  /** `closed` counts those that several visitors report as closed. */
  corrections: { count: number; oldest: number | null; closed: number };
  /** Pages whose English is newer than their Spanish. */
  behind: ReactNode;
  unsaid: number;
  /** Places whose owners haven't confirmed their facts. */
  unanswered: number;
  now: Date;
};

/** Everything that needs an admin, most urgent first. */
export function NeedsAttention(props: Props) {
  const { failing, full, claims, corrections, behind, unsaid, unanswered, now } = props;
  const { t, language, localPath } = useWords();
  const lines = failing.length + full.length + claims.count + corrections.count + unsaid + unanswered;
  if (lines === 0 && !behind) return null;
  return (
    <TitledSection className="grid gap-2" titleId="needs-person" title={t("failing.title")}>
      <ul className="border-b border-line">
        {failing.map((one) => {
          const line = sayFailing(t, one, language);
          return (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
              key={line}
            >
              <span className="flex-1 basis-80 wrap-anywhere">{line}</span>
              {one.kind === "mail" ? <MailButtons /> : null}
            </li>
          );
        })}
        {full.map(({ what, ...values }) => (
          <li className="border-t border-line py-3" key={what}>
            {t(`failing.full.${what}`, values)}
          </li>
        ))}
        {corrections.oldest === null ? null : (
          <li className="border-t border-line py-3">
            <Link href={localPath("/admin/corrections")}>
              {t("failing.corrections", {
                count: corrections.count,
                age: relativeTime(new Date(corrections.oldest), now, language),
              })}
            </Link>
            {corrections.closed > 0 ? (
              <strong> {t("failing.reportedClosed", { count: corrections.closed })}</strong>
            ) : null}
          </li>
        )}
        {claims.oldest === null ? null : (
          <li className="border-t border-line py-3">
            <Link href={localPath("/admin/people")}>
              {t("failing.claims", {
                count: claims.count,
                age: relativeTime(new Date(claims.oldest), now, language),
              })}
            </Link>
          </li>
        )}
        {unanswered > 0 ? (
          <li className="border-t border-line py-3">
            <Link href={localPath("/admin/unanswered")}>
              {t("failing.unanswered", { count: unanswered })}
            </Link>
          </li>
        ) : null}
        {behind ? <li className="border-t border-line py-3">{behind}</li> : null}
        {unsaid > 0 ? (
          <li className="border-t border-line py-3">
            <Link href={localPath("/admin/images")}>{t("failing.unsaid", { count: unsaid })}</Link>
          </li>
        ) : null}
      </ul>
    </TitledSection>
  );
}

function MailButtons() {
  const { t } = useWords();
  return (
    <form method="post" className="flex flex-wrap gap-2">
      <Button type="submit" size="small" variant="secondary" name="intent" value="mail-again">
        {t("failing.again")}
      </Button>
      <Button type="submit" size="small" variant="quiet" name="intent" value="mail-rest">
        {t("failing.rest")}
      </Button>
    </form>
  );
}
