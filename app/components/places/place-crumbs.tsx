import { Badge } from "../../ui/badge";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";

type Props = {
  list: "eat" | "stay" | "do";
  /** What kind of place it is. */
  categories: readonly string[];
};

/** Breadcrumbs from home to the place's directory, and its kind; its name is the title below. */
export function PlaceCrumbs({ list, categories }: Props) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  return (
    <div className="head-crumbs">
      <Breadcrumbs
        label={t("places.place.breadcrumbs")}
        crumbs={[
          { label: t("places.place.home"), href: localPath("/") },
          { label: t(`frame.links.${list}`), href: localPath(`/${list}`) },
        ]}
      />
      <p>
        {categories.map((category) => (
          <Badge key={category}>{categoryName(category)}</Badge>
        ))}
      </p>
    </div>
  );
}
