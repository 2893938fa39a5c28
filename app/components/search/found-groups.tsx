import type { Hit } from "../../rules/search/hit";
import type { SearchGroup } from "../../rules/search/kinds";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { FoundHit } from "./found-hit";

type Groups = { group: SearchGroup; hits: Hit[] }[];
type Props = {
  query: string;
  group: SearchGroup | null;
  groups: Groups;
  next: string | null;
  isFirst: boolean;
  until: number;
  now: Date;
};

/** What was found, kind by kind; open and closed are renewed when that changes. */
export function FoundGroups({ query, group, groups, next, isFirst, until, now }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const here = (kind?: SearchGroup | null, page?: string) =>
    queryPath(localPath("/search"), { q: query, kind, page });
  const kinds = group ? [group] : groups.map((one) => one.group);
  return (
    <div id="found" data-changes-at={until}>
      <Kinds kinds={kinds} group={group} here={here} />
      {groups.map(({ group: kind, hits }) => (
        <section className="found" key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>{t(`search.groups.${kind}`)}</h2>
          <ul>
            {hits.map((hit) => (
              <FoundHit key={hit.id} hit={hit} now={now} />
            ))}
          </ul>
        </section>
      ))}
      {next || !isFirst ? (
        <nav className="found-pages" aria-label={t("search.pages")}>
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

type KindsProps = {
  kinds: SearchGroup[];
  group: SearchGroup | null;
  here: (kind?: SearchGroup | null) => string;
};

function Kinds({ kinds, group, here }: KindsProps) {
  const { t } = useWords();
  return (
    <nav aria-label={t("search.filter")}>
      <ul className="kinds">
        <li>
          <a href={here()} aria-current={group ? undefined : "page"}>
            {t("search.everything")}
          </a>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={here(kind)} aria-current={kind === group ? "page" : undefined}>
              {t(`search.groups.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
