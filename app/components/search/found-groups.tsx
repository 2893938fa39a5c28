import type { Grouped, Hit } from "../../rules/search/search-hit";
import type { SearchGroup } from "../../rules/search/search-kinds";
import { untypedMatches } from "../../rules/search/untyped-matches";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { FilterChips } from "../../ui/filter-chips";
import { useWords } from "../site/words";
import { FoundHit, FoundMention } from "./found-hit";

type Props = {
  query: string;
  group: SearchGroup | null;
  groups: Grouped;
  /** What only says it in passing. */
  mentions: Hit[];
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
export function FoundGroups({ query, group, groups, mentions, isWhole, next, ...props }: Props) {
  const { isFirst, isAnswered, isNear, until, now } = props;
  const { t, localPath } = useWords();
  const here = (kind?: SearchGroup | null, page?: string) =>
    queryPath(localPath("/search"), { q: query, kind, page });
  const isAlone = !isAnswered && groups.length === 1 && groups[0]?.hits.length === 1;
  const hits = [...groups.flatMap((one) => one.hits), ...mentions];
  return (
    <div id="found" className={isAlone ? "found-alone" : undefined} data-changes-at={until}>
      <Kinds {...{ group, hits, isWhole, here }} />
      <FoundCount hits={hits} query={query} isCounted={isWhole && !isNear} />
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
      {mentions.length > 0 ? (
        <section className="found-group" aria-labelledby="found-mentions">
          <h2 id="found-mentions">{t("search.mentions")}</h2>
          <ul className="mentions">
            {mentions.map((hit) => (
              <FoundMention key={hit.id} hit={hit} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
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

type KindsProps = Pick<Props, "group" | "isWhole"> & {
  hits: Hit[];
  here: (kind?: SearchGroup | null) => string;
};

/** Kinds as a row of filters; with a single kind there's nothing to filter. */
function Kinds({ group, hits, isWhole, here }: KindsProps) {
  const { t } = useWords();
  const kinds = [...new Set(hits.map((hit) => hit.group))];
  if (isWhole && !group && kinds.length === 1) return null;
  const shown = (kind: SearchGroup) => hits.filter((hit) => hit.group === kind).length;
  const chips = kinds.map((kind) => ({
    href: here(kind),
    label: t(`search.groups.${kind}`),
    count: isWhole ? shown(kind) : undefined,
    current: kind === group,
  }));
  const everything = {
    href: here(),
    label: t("search.everything"),
    count: isWhole && !group ? hits.length : undefined,
    current: !group,
  };
  return <FilterChips label={t("search.filter")} chips={[everything, ...chips]} />;
}

type CountProps = Pick<Props, "query"> & { hits: Hit[]; isCounted: boolean };

/** How many there are, and why some among them have none of the typed words. */
function FoundCount({ hits, query, isCounted }: CountProps) {
  const { t, language } = useWords();
  const words = untypedMatches(hits, query, language).join(", ");
  const said = [
    isCounted ? t("search.count", { count: hits.length, query }) : "",
    words ? t("search.also", { words }) : "",
  ];
  const line = said.filter(Boolean).join(" ");
  return line ? <p className="found-count">{line}</p> : null;
}
