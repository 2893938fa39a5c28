import { generalPortrait } from "../../rules/pictures/general-portraits";
import { businessCategories } from "../../rules/places/categories";
import type { ListKey } from "../../rules/places/list-pagination";
import { type CategoryCount, totalOf } from "../../rules/site/category-counts";
import { BusinessCard, type BusinessOfCard } from "../places/business-card";
import { CategoryChips } from "../places/category-chips";
import { DirectoryBody, type DirectorySection } from "../places/directory";
import { PlaceList } from "../places/place-list";
import { useWords } from "../site/words";

type Props = {
  sections: DirectorySection[];
  isSignedIn: boolean;
  list: { rows: (BusinessOfCard & { id: string })[]; next: ListKey | null };
  counts: CategoryCount[];
  category?: string;
  isFirst: boolean;
};

const kept = { tab: "businesses" };

export function Businesses({ sections, isSignedIn, list, counts, category, isFirst }: Props) {
  const { t, localPath } = useWords();
  return (
    <DirectoryBody
      sections={sections}
      listTitle={t("places.info.list")}
      isTitleSeen
      add={{ path: "/add-business", label: t("places.info.add"), isSignedIn }}
    >
      <CategoryChips
        path="/info"
        query={kept}
        categories={businessCategories}
        counts={counts}
        category={category}
      />
      <PlaceList
        path="/info"
        query={{ ...kept, category }}
        kept={kept}
        isFiltered={category !== undefined}
        isFirst={isFirst}
        next={list.next}
        places={list.rows}
        total={totalOf(counts, category)}
        empty={{
          title: t("places.info.empty"),
          hint: t("places.info.emptyHint"),
          portrait: generalPortrait.business,
        }}
      >
        {list.rows.map((business) => (
          <BusinessCard key={business.id} business={business}>
            <p className="mt-2 text-sm no-print">
              <a className="text-muted" href={localPath(`/info/correction?item=business:${business.id}`)}>
                {t("places.place.suggest")}
              </a>
            </p>
          </BusinessCard>
        ))}
      </PlaceList>
    </DirectoryBody>
  );
}
