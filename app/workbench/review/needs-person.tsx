import { useWords } from "../../components/site/words";
import { sayFailing } from "../../rules/review/failing-words";
import type { Failing } from "../../rules/site/failing";
import { Button } from "../../ui/button";

/** What somebody has to see to, a line each; nothing where all is well. */
export function NeedsPerson({ failing }: { failing: readonly Failing[] }) {
  const { t, language } = useWords();
  if (failing.length === 0) return null;
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
