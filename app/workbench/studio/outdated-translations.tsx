import { useWords } from "../../components/site/words";
import { localPath as pathIn } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Link } from "../../ui/link";
import { usePageName } from "./section-name";

/** Pages whose English is newer than their Spanish, linked to the Spanish page, which shows what has changed. */
export function OutdatedTranslations({ pages }: { pages: readonly { path: string; parts: number }[] }) {
  const { t, localPath } = useWords();
  const pageName = usePageName();
  return (
    <p className="flex flex-wrap gap-x-4">
      {t("failing.behind")}
      {pages.map(({ path, parts }) => (
        <Link key={path} href={localPath(queryPath("/admin/content", { page_path: pathIn("es", path) }))}>
          {t("failing.behindPage", { page: pageName(path), count: parts })}
        </Link>
      ))}
    </p>
  );
}
