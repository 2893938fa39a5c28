import { generalPortrait } from "../../rules/pictures/general-portraits";
import { businessCategories } from "../../rules/places/categories";
import type { ListKey } from "../../rules/places/list-pagination";
import { type CategoryCount, totalOf } from "../../rules/site/category-counts";
import { BusinessCard, type BusinessOfCard } from "../places/business-card";
import { CategoryChips } from "../places/category-chips";
import { DirectoryBody, type DirectorySection } from "../places/directory";
import { PlaceList } from "../places/place-list";
import { useWords } from "../site/words";
import { tabTitleId } from "./info-frame";

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
  const { t } = useWords();
  return (
    <DirectoryBody
      sections={sections}
      scene="businesses"
      titleId={tabTitleId}
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
          <BusinessCard key={business.id} business={business} />
        ))}
      </PlaceList>
      <Corrections businesses={list.rows} />
    </DirectoryBody>
  );
}

/** One line for the whole list, which asks which business it's about. */
function Corrections({ businesses }: { businesses: readonly { id: string; name: string }[] }) {
  const { t, localPath } = useWords();
  if (businesses.length === 0) return null;
  return (
    <details className="mt-2 no-print">
      <summary className="py-4 text-muted">
        {t("places.info.wrong")} <u>{t("places.place.suggest")}</u>
      </summary>
      <ul className="tabs mt-2">
        {businesses.map(({ id, name }) => (
          <li key={id}>
            <a className="tab" href={localPath(`/info/correction?item=business:${id}`)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
