import { useBothLanguages, useWords } from "../../components/site/words";
import type { SeoLine } from "../../rules/content/seo-list";
import { type Language, languageOf } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { Pagination } from "../../ui/pagination";
import { Select } from "../../ui/select";
import { FormToken } from "../forms/form-token";
import { SearchForm } from "./search-form";

type Props = {
  query: string;
  language: Language;
  isMissing: boolean;
  lines: SeoLine[];
  strays: Stray[];
  next: string | null;
  isFirst: boolean;
};

export function SeoList({ query, language: listed, isMissing, lines, strays, next, isFirst }: Props) {
  const { t, language, localPath } = useWords();
  const bothLanguages = useBothLanguages();
  const missing = isMissing ? "on" : undefined;
  const wishes = { q: query || undefined, missing, language: listed === language ? undefined : listed };
  const hrefOf = (page?: string) => localPath(queryPath("/admin/seo", { ...wishes, page }));
  return (
    <>
      {isFirst && <SeoRepair strays={strays} />}
      <SearchForm path="/admin/seo" query={query} label={t("studioSeo.search")} button={t("studioSeo.find")}>
        <Select
          className="capitalize"
          name="language"
          defaultValue={listed}
          aria-label={t("studioSeo.language")}
          options={bothLanguages.map((one) => ({ value: one, label: t(`studio.languages.${one}`) }))}
        />
        <Checkbox name="missing" label={t("studioSeo.onlyNeeds")} defaultChecked={isMissing} />
      </SearchForm>
      {lines.length === 0 && <p role="status">{t("studioSeo.none")}</p>}
      <ul className="studio-lines border-b border-line">
        {lines.map((line) => (
          <Line key={line.path} line={line} />
        ))}
      </ul>
      <Pagination
        label={t("studio.nav.seo")}
        next={next ? { href: hrefOf(next), label: t("studioSeo.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("studioSeo.first") }}
      />
    </>
  );
}

function Line({ line: { path, title, description, isOwn, isHidden, needs } }: { line: SeoLine }) {
  const { t, localPath } = useWords();
  const language = languageOf(path);
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(10rem,18rem)]">
      <div className="min-w-0">
        <p className="hint wrap-anywhere">{path}</p>
        <h2 className="text-lg" lang={language}>
          <Link href={localPath(queryPath("/admin/seo", { page_path: path }))}>{title || path}</Link>
        </h2>
        {description && (
          <p className="text-sm" lang={language}>
            {description}
          </p>
        )}
      </div>
      <p className="flex flex-wrap content-start gap-1.5">
        {isOwn && <Badge tone="info">{t("studioSeo.own")}</Badge>}
        {isHidden && <Badge tone="closed">{t("studioSeo.hidden")}</Badge>}
        {needs.map((need) => (
          <Badge tone="pending" key={need}>
            {t(`studioSeo.needs.${need}`)}
          </Badge>
        ))}
      </p>
    </li>
  );
}

type Stray = { path: string; address: string | null };

/** Canonical addresses outside the guide, which can be repaired all at once. */
function SeoRepair({ strays }: { strays: readonly Stray[] }) {
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
