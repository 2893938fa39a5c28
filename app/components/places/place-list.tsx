import type { ReactNode } from "react";
import { isDemonstration } from "../../rules/places/demonstration";
import type { ListKey } from "../../rules/places/list-pagination";
import type { KindWithPosition } from "../../rules/places/map-kinds";
import { encodePageKey } from "../../rules/site/next-page-key";
import { type QueryValues, queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { PortraitPicture } from "../pictures/portrait-picture";
import { useWords } from "../site/words";

type Props = {
  path: string;
  /** The filters in the address, and whether this is a later page. */
  query: QueryValues;
  /** Query parameters that "show all" keeps. */
  kept?: QueryValues;
  isFiltered: boolean;
  isFirst: boolean;
  /** When something on the cards stops being true; the page's script then refreshes the list. */
  changesAt?: Date | null;
  next: ListKey | null;
  places: readonly { id: string }[];
  /** The total over all pages, if known. */
  total?: number;
  /** What of the village's map shows the same places; only of kinds that give a position. */
  mapKind?: KindWithPosition;
  /** Above the cards. */
  lead?: ReactNode;
  /** What else must be known of them. */
  note?: string;
  empty: { title: string; hint: string; portrait: string; way?: { path: string; label: string } };
  /** Where to continue after a stretch of places without a match. */
  lookedAt?: { text: string; lookOn: string };
  children: ReactNode;
};

/** Cards, their number, why they are in this order, and the next page. */
export function PlaceList(props: Props) {
  return (
    <div id="places" data-changes-at={props.changesAt?.getTime()}>
      <Places {...props} />
    </div>
  );
}

function Places(props: Props) {
  const {
    path,
    query,
    kept = {},
    isFiltered,
    isFirst,
    next,
    places,
    mapKind,
    lead,
    note,
    empty,
    lookedAt,
    children,
  } = props;
  const count = places.length;
  const isMadeUp = places.every(isDemonstration);
  const total = props.total ?? (isFirst && !next ? count : null);
  const { t, localPath } = useWords();
  const here = localPath(path);
  const nextHref = next && `${queryPath(here, { ...query, page: encodePageKey(next) })}#list`;
  const numberOf = isMadeUp
    ? t("places.list.madeUp", total === null ? {} : { count: total })
    : total !== null && t("places.list.shown", { count: total });
  const map = mapKind && !isFiltered && queryPath(localPath("/map"), { kind: mapKind });
  if (count === 0 && nextHref && lookedAt) {
    return (
      <EmptyState
        title={lookedAt.text}
        heading="h3"
        action={<ButtonLink href={nextHref}>{lookedAt.lookOn}</ButtonLink>}
      />
    );
  }
  if (count === 0) {
    const all = `${queryPath(here, kept)}#list`;
    return (
      <EmptyState
        title={empty.title}
        heading="h3"
        picture={isFiltered ? <ScenePicture scene="low-tide" /> : <PortraitPicture code={empty.portrait} />}
        isPictureLast={isFiltered}
        action={
          <>
            {empty.way && <ButtonLink href={localPath(empty.way.path)}>{empty.way.label}</ButtonLink>}
            {isFiltered || !isFirst ? (
              <ButtonLink href={all} variant="secondary">
                {t("places.list.all")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {empty.hint}
      </EmptyState>
    );
  }
  return (
    <>
      {lead}
      <p className="mb-4 text-sm text-muted">
        {numberOf}
        {numberOf && map ? " · " : null}
        {map && <a href={map}>{t("places.list.onMap")}</a>} {isMadeUp ? null : note}
      </p>
      <CardGrid>{children}</CardGrid>
      <p className="mt-4 text-sm text-muted">{t("places.list.order")}</p>
      <Pagination
        label={t("places.list.pages")}
        next={nextHref ? { href: nextHref, label: t("places.list.next") } : undefined}
        first={
          isFirst ? undefined : { href: `${queryPath(here, query)}#list`, label: t("places.list.first") }
        }
      >
        {next ? t("places.list.more") : null}
      </Pagination>
    </>
  );
}
