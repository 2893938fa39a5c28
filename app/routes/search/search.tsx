import { FoundGroups } from "../../components/search/found-groups";
import { QuickAnswer } from "../../components/search/quick-answer";
import { OftenAsked, OtherWays } from "../../components/search/search-ways";
import { SearchField } from "../../components/site/search-field";
import { useWords } from "../../components/site/words";
import { loadSearch } from "../../server/pages/search/search-page";
import type { Route } from "./+types/search";

export const handle = { whole: "search", quiet: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(context, url);
}

export default function SearchPage({ loaderData: search }: Route.ComponentProps) {
  const { t } = useWords();
  const { query, isAsked, answer, sea, groups, understood, isNear, isAway } = search;
  return (
    <div className="wrap search-page">
      <h1 className={isAsked ? "is-asked" : undefined}>{t("search.heading")}</h1>
      <SearchField id="search" query={query} />
      {answer ? <QuickAnswer answer={answer} sea={sea} /> : null}
      {understood ? <p className="muted">{t("search.understood", { query: understood })}</p> : null}
      {isNear ? <p className="muted">{t("search.near")}</p> : null}
      {groups.length > 0 ? <FoundGroups {...search} /> : null}
      {isAsked ? null : <OftenAsked />}
      {isAway ? <OtherWays title={t("search.away.title")} text={t("search.away.text")} /> : null}
      {isAsked && !isAway && !answer && groups.length === 0 ? (
        <OtherWays title={t("search.empty.title", { query })} text={t("search.empty.text")} />
      ) : null}
    </div>
  );
}
