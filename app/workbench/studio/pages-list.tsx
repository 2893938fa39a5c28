import { ManagedPicture } from "../../components/content/managed-picture";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { PageStanding } from "../../rules/content/section-standing";
import { type Language, localPath as pathIn } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Link } from "../../ui/link";
import { Pagination } from "../../ui/pagination";
import { SearchForm } from "./search-form";
import { usePageName, useSectionName } from "./section-name";

type PageCard = {
  path: string;
  scene: string;
  portrait: string | undefined;
  parts: number;
  standing: PageStanding;
};
type FoundPart = {
  path: string;
  place: string;
  name: string;
  titles: Record<Language, string>;
  language: Language;
  line: string;
};

type Props = { query: string; cards: PageCard[]; found: FoundPart[]; next: string | null; isFirst: boolean };

export function PagesList({ query, cards, found, next, isFirst }: Props) {
  const { t, localPath } = useWords();
  const hrefOf = (page?: string) => localPath(queryPath("/admin/content", { page }));
  return (
    <>
      <SearchForm
        path="/admin/content"
        query={query}
        label={t("studio.pages.search")}
        button={t("studio.pages.find")}
      />
      {query ? (
        <div role="status">
          <FoundParts found={found} />
        </div>
      ) : null}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sm:gap-5">
        {cards.map((card) => (
          <Card key={card.path} card={card} />
        ))}
      </ul>
      <Pagination
        label={t("studio.pages.title")}
        next={next ? { href: hrefOf(next), label: t("studio.pages.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("studio.pages.all") }}
      />
    </>
  );
}

function Card({ card: { path, scene, portrait, standing } }: { card: PageCard }) {
  const { t, language, localPath } = useWords();
  const bothLanguages = useBothLanguages();
  const name = usePageName()(path);
  const { changed, drafts, scheduled, stopped, hidden, behind } = standing;
  return (
    <li className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-clip rounded-lg border border-line bg-card sm:grid-cols-1 sm:grid-rows-[auto_1fr] [&_img]:size-full [&_img]:object-cover [&_picture]:overflow-clip max-sm:[&_.badge]:whitespace-normal max-sm:[&_picture]:h-full max-sm:[&_picture]:min-h-18 sm:[&_picture]:aspect-16/7">
      <ManagedPicture scene={scene} code={portrait} card />
      <div className="grid content-center gap-1 px-4 py-3 sm:content-start sm:gap-1.5 sm:px-5 sm:pt-4 sm:pb-5">
        <h2 className="text-lg sm:text-xl">
          <Link
            className="card-link"
            href={localPath(queryPath("/admin/content", { page_path: pathIn(language, path) }))}
          >
            {name}
          </Link>
        </h2>
        <p className="hint">{path}</p>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {bothLanguages
            .filter((one) => changed[one])
            .map((one) => (
              <Badge tone="info" key={one}>
                {t("studio.state.changedIn", { language: one.toUpperCase() })}
              </Badge>
            ))}
          {drafts > 0 && <Badge tone="pending">{t("studio.state.drafts", { count: drafts })}</Badge>}
          {scheduled > 0 && <Badge tone="pending">{t("studio.state.scheduled", { count: scheduled })}</Badge>}
          {stopped > 0 && <Badge tone="rejected">{t("studio.state.stopped", { count: stopped })}</Badge>}
          {behind > 0 && <Badge tone="pending">{t("studio.state.behind", { count: behind })}</Badge>}
          {hidden > 0 && <Badge tone="closed">{t("studio.state.hidden", { count: hidden })}</Badge>}
        </p>
      </div>
    </li>
  );
}

function FoundParts({ found }: { found: FoundPart[] }) {
  const { t, localPath } = useWords();
  const pageName = usePageName();
  const sectionName = useSectionName();
  if (found.length === 0) return <p>{t("studio.pages.none")}</p>;
  return (
    <ul className="grid gap-4">
      {found.map(({ path, place, name, titles, language, line }) => (
        <li key={`${place} ${name}`}>
          <Link
            className="font-bold"
            href={localPath(queryPath("/admin/content", { page_path: place, section_name: name }))}
          >
            {pageName(path)} · {sectionName({ name, titles })} ({t(`studio.languages.${language}`)})
          </Link>
          <p className="text-muted" lang={language}>
            {line}
          </p>
        </li>
      ))}
    </ul>
  );
}
