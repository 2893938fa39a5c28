import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { FormToken } from "../forms/form-token";

export type Stray = { path: string; address: string | null };

/** The addresses that search engines are sent to and that are not the guide's: looked at, then repaired at once. */
export function SeoRepair({ strays }: { strays: readonly Stray[] }) {
  const { t } = useWords();
  if (strays.length === 0) return null;
  return (
    <Notice tone="warn" title={t("studioSeo.repair.title", { count: strays.length })}>
      <div className="grid gap-3">
        <p>{t("studioSeo.repair.text")}</p>
        <details>
          <summary className="more">{t("studioSeo.repair.which")}</summary>
          <ul className="grid gap-1 pt-2 text-sm">
            {strays.map(({ path, address }) => (
              <li className="wrap-anywhere" key={path}>
                <b>{path}</b>: {address || t("studioSeo.repair.empty")}
              </li>
            ))}
          </ul>
        </details>
        <form method="post">
          <FormToken />
          <Button intent="repair-canonicals">{t("studioSeo.repair.all", { count: strays.length })}</Button>
        </form>
      </div>
    </Notice>
  );
}
