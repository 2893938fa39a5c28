import { useWords } from "../../components/site/words";
import type { SeoLine } from "../../rules/content/seo-list";
import { languageOf } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import { Pagination } from "../../ui/pagination";
import { TextInput } from "../../ui/text-input";
import { SeoRepair, type Stray } from "./seo-repair";

type Props = {
  query: string;
  isMissing: boolean;
  lines: SeoLine[];
  strays: Stray[];
  next: string | null;
  isFirst: boolean;
};

/** Every path with what search engines and whoever shares it are told, and what could be better. */
export function SeoList({ query, isMissing, lines, strays, next, isFirst }: Props) {
  const { t, localPath } = useWords();
  const missing = isMissing ? "on" : undefined;
  const hrefOf = (page?: string) =>
    localPath(queryPath("/admin/seo", { q: query || undefined, missing, page }));
  return (
    <>
      {isFirst && <SeoRepair strays={strays} />}
      <form className="studio-search studio-search-wide" action={localPath("/admin/seo")}>
        <TextInput
          type="search"
          name="q"
          defaultValue={query}
          aria-label={t("studioSeo.search")}
          placeholder={t("studioSeo.search")}
        />
        <label className="studio-check">
          <input type="checkbox" name="missing" defaultChecked={isMissing} /> {t("studioSeo.onlyNeeds")}
        </label>
        <Button type="submit" variant="secondary" icon="search">
          {t("studioSeo.find")}
        </Button>
      </form>
      {lines.length === 0 && <p role="status">{t("studioSeo.none")}</p>}
      <ul className="studio-lines">
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
    <li className="studio-line">
      <div className="min-w-0">
        <p className="hint wrap-anywhere">{path}</p>
        <h2 className="text-lg" lang={language}>
          <Link href={localPath(queryPath("/admin/seo", { page_path: path }))}>{title || path}</Link>
        </h2>
        <p className="text-sm" lang={language}>
          {description || t("studioSeo.fromPlace")}
        </p>
      </div>
      <p className="studio-line-state">
        {isOwn ? <Badge tone="info">{t("studioSeo.own")}</Badge> : <Badge>{t("studioSeo.derived")}</Badge>}
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
