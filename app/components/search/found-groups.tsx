import type { Hit } from "../../rules/search/search-hit";
import type { SearchGroup } from "../../rules/search/search-kinds";
import { untypedMatches } from "../../rules/search/untyped-matches";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";
import { FoundHit } from "./found-hit";

type Groups = { group: SearchGroup; hits: Hit[] }[];
type Props = {
  query: string;
  group: SearchGroup | null;
  groups: Groups;
  /** There are no other results. */
  isWhole: boolean;
  next: string | null;
  isFirst: boolean;
  /** There is an instant answer above them. */
  isAnswered: boolean;
  /** Nothing has all of the words. */
  isNear: boolean;
  until: number;
  now: Date;
};

/** Results by kind; open and closed badges refresh when they change. */
export function FoundGroups({ query, group, groups, isWhole, next, ...props }: Props) {
  const { isFirst, isAnswered, isNear, until, now } = props;
  const { t, localPath } = useWords();
  const here = (kind?: SearchGroup | null, page?: string) =>
    queryPath(localPath("/search"), { q: query, kind, page });
  const isAlone = !isAnswered && groups.length === 1 && groups[0]?.hits.length === 1;
  return (
    <div id="found" className={isAlone ? "found-alone" : undefined} data-changes-at={until}>
      {/* With a single kind there's nothing to filter. */}
      {isWhole && !group && groups.length === 1 ? null : <Kinds {...{ group, groups, isWhole, here }} />}
      <FoundCount groups={groups} query={query} isCounted={isWhole && !isNear} />
      {groups.map(({ group: kind, hits }) => (
        <section className="found-group" key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>{t(`search.groups.${kind}`)}</h2>
          <ul>
            {hits.map((hit) => (
              <FoundHit key={hit.id} hit={hit} near={isNear ? query : null} now={now} />
            ))}
          </ul>
        </section>
      ))}
      {next || !isFirst ? (
        <nav className="mt-8 flex gap-3" aria-label={t("search.pages")}>
          {isFirst ? null : (
            <ButtonLink href={here(group)} variant="quiet">
              {t("search.first")}
            </ButtonLink>
          )}
          {next ? (
            <ButtonLink href={here(group, next)} rel="next" variant="secondary">
              {t("search.next")}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

type KindsProps = Pick<Props, "group" | "groups" | "isWhole"> & {
  here: (kind?: SearchGroup | null) => string;
};

/** Kinds as a row of filters, with counts only where all results were loaded. */
function Kinds({ group, groups, isWhole, here }: KindsProps) {
  const { t } = useWords();
  const kinds = group ? [{ group, hits: groups[0]?.hits ?? [] }] : groups;
  const counted = (count: number) => (isWhole ? count : undefined);
  const chips = kinds.map(({ group: kind, hits }) => ({
    href: here(kind),
    label: t(`search.groups.${kind}`),
    count: counted(hits.length),
    current: kind === group,
  }));
  const everything = {
    href: here(),
    label: t("search.everything"),
    count: group ? undefined : counted(groups.reduce((sum, { hits }) => sum + hits.length, 0)),
    current: !group,
  };
  return <FilterChips label={t("search.filter")} chips={[everything, ...chips]} />;
}

type CountProps = Pick<Props, "groups" | "query"> & { isCounted: boolean };

/** How many there are, and why some among them have none of the typed words. */
function FoundCount({ groups, query, isCounted }: CountProps) {
  const { t, language } = useWords();
  const hits = groups.flatMap((one) => one.hits);
  const words = untypedMatches(hits, query, language).join(", ");
  const said = [
    isCounted ? t("search.count", { count: hits.length, query }) : "",
    words ? t("search.also", { words }) : "",
  ];
  const line = said.filter(Boolean).join(" ");
  return line ? <p className="found-count">{line}</p> : null;
}
