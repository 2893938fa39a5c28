import { useWords } from "../../components/site/words";
import { sayFailing } from "../../rules/review/failing-words";
import type { Failing } from "../../rules/site/failing";
import type { Fullness } from "../../rules/site/fullness";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";

type Props = { failing: readonly Failing[]; full: readonly Fullness[]; unsaid: number };

/** What somebody has to see to, a line each, the worst first; nothing where all is well. */
export function NeedsPerson({ failing, full, unsaid }: Props) {
  const { t, language, localPath } = useWords();
  if (failing.length + full.length + unsaid === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="needs-person">
      <h2 className="text-2xl" id="needs-person">
        {t("failing.title")}
      </h2>
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
        {unsaid > 0 ? (
          <li className="border-t border-line py-3">
            <Link href={localPath("/admin/images")}>{t("failing.unsaid", { count: unsaid })}</Link>
          </li>
        ) : null}
      </ul>
    </section>
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
