import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { ListKey } from "../../rules/places/list-pages";
import { BusinessCard, type BusinessOfCard } from "../places/business-card";
import { DirectoryBody, type DirectorySection } from "../places/directory";
import { PlaceList } from "../places/place-list";
import { useWords } from "../site/words";

type Props = {
  sections: DirectorySection[];
  isSignedIn: boolean;
  list: { rows: (BusinessOfCard & { id: string })[]; next: ListKey | null };
  isFirst: boolean;
};

export function Businesses({ sections, isSignedIn, list, isFirst }: Props) {
  const { t } = useWords();
  return (
    <DirectoryBody
      sections={sections}
      listTitle={t("places.info.list")}
      add={{ path: "/add-business", label: t("places.info.add"), isSignedIn }}
    >
      <PlaceList
        path="/info"
        query={{ tab: "businesses" }}
        isFiltered={false}
        isFirst={isFirst}
        next={list.next}
        count={list.rows.length}
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
    </DirectoryBody>
  );
}
