import { useNavigation } from "react-router";
import { PortraitPicture } from "../../components/pictures/portrait-picture";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { type OwnTab, ownTabs } from "../../rules/places/own-listings";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { Notice } from "../../ui/notice";
import { Pagination } from "../../ui/pagination";
import { SkeletonCard } from "../../ui/skeleton";
import { Tabs } from "../../ui/tabs";
import { DeletedListings, type DeletedOfNotice } from "./deleted-listings";
import { EditOverList } from "./edit-over-list";
import type { OwnCorrection } from "./own-corrections";
import { OwnEventCard, type OwnEventOfCard } from "./own-event-card";
import { OwnListingCard, type OwnListingOfCard } from "./own-listing-card";
import { OwnPostCard, type OwnPostOfCard } from "./own-post-card";
import { answeringForms, QuickAdd } from "./quick-add";
import { type RecentAnswer, RecentCorrectionAnswers } from "./recent-correction-answers";
import { RouterLinks } from "./router-links";

type Props = {
  tab: OwnTab;
  list: {
    corrections: OwnCorrection[];
    listings: OwnListingOfCard[];
    events: OwnEventOfCard[];
    posts: OwnPostOfCard[];
    next: string | null;
    isFirst: boolean;
  } | null;
  counts: Record<OwnTab, number> | null;
  today: number;
  deleted: DeletedOfNotice[];
  /** Recently answered corrections. */
  answered: RecentAnswer[];
  /** Either /my-listings or the second tab of the profile. */
  path: string;
};

/** One tab a kind, each with its own address. */
export function MyListings({ tab, list, counts, today, deleted, answered, path }: Props) {
  const { t, localPath } = useWords();
  const coming = useComingTab(path);
  const [plain = "", query] = path.split("?");
  const standing = Object.fromEntries(new URLSearchParams(query));
  const hrefOf = (type: OwnTab, page?: string | null) =>
    localPath(queryPath(plain, { ...standing, type, page }));
  return (
    <div className="grid gap-8">
      <QuickAdd />
      <RouterLinks>
        <Tabs
          label={t("listings.tabs")}
          tabs={ownTabs.map((one) => ({
            href: hrefOf(one),
            label: t(`listings.tab.${one}`),
            count: counts?.[one],
            current: one === tab,
          }))}
        />
      </RouterLinks>
      {coming && coming !== tab ? (
        <Loading tab={coming} />
      ) : (
        <>
          <DeletedListings listings={deleted} />
          <RecentCorrectionAnswers
            answers={answered}
            actionOf={({ kind, id }) => localPath(`/my-listings/${kind}/${id}/correction`)}
          />
          {list ? (
            <EditOverList>
              <Listed tab={tab} today={today} {...list} />
            </EditOverList>
          ) : (
            <Notice tone="error" role="alert" title={t("listings.failed.title")}>
              <p>{t(`listings.failed.${tab}`)}</p>
              <p>{t("listings.failed.hint")}</p>
            </Notice>
          )}
          <Pagination
            label={t("listings.pages")}
            next={list?.next ? { href: hrefOf(tab, list.next), label: t("listings.more") } : undefined}
            first={list && !list.isFirst ? { href: hrefOf(tab), label: t("listings.first") } : undefined}
          />
        </>
      )}
    </div>
  );
}

/** The tab being loaded, to show it as selected at once. */
function useComingTab(path: string): OwnTab | null {
  const { state, location } = useNavigation();
  const { localPath } = useWords();
  if (state !== "loading" || location.pathname !== localPath(path.split("?")[0] ?? path)) return null;
  const type = new URLSearchParams(location.search).get("type");
  return ownTabs.find((one) => one === type) ?? null;
}

function Loading({ tab }: { tab: OwnTab }) {
  const { t } = useWords();
  return (
    <div role="status">
      <p className="mb-4 text-muted">{t(`listings.loading.${tab}`)}</p>
      <CardGrid>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </CardGrid>
    </div>
  );
}

type ListedProps = {
  tab: OwnTab;
  today: number;
  corrections: OwnCorrection[];
  listings: OwnListingOfCard[];
  events: OwnEventOfCard[];
  posts: OwnPostOfCard[];
};

function Listed({ tab, today, corrections, listings, events, posts }: ListedProps) {
  const { t, localPath } = useWords();
  if (listings.length + events.length + posts.length > 0) {
    return (
      <CardGrid>
        {events.map((event) => (
          <OwnEventCard key={event.id} event={event} corrections={corrections} />
        ))}
        {posts.map((post) => (
          <OwnPostCard key={post.id} post={post} />
        ))}
        {listings.map((listing) => (
          <OwnListingCard key={listing.id} {...{ listing, corrections, today }} />
        ))}
      </CardGrid>
    );
  }
  const form = answeringForms.find(({ word }) => word === tab);
  return (
    <EmptyState
      title={t(`listings.empty.${tab}`)}
      picture={<PortraitPicture code={generalPortrait[tab]} />}
      action={form && <ButtonLink href={localPath(form.path)}>{t(`listings.addFirst.${tab}`)}</ButtonLink>}
    >
      {t("listings.emptyHint")}
    </EmptyState>
  );
}
