import { Breadcrumbs } from "../../ui/breadcrumbs";
import { useWords } from "../site/words";

/** Breadcrumbs from home to the place's directory; its name is the title below. */
export function PlaceCrumbs({ list }: { list: "eat" | "stay" | "do" }) {
  const { t, localPath } = useWords();
  return (
    <Breadcrumbs
      label={t("places.place.breadcrumbs")}
      crumbs={[
        { label: t("places.place.home"), href: localPath("/") },
        { label: t(`frame.links.${list}`), href: localPath(`/${list}`) },
      ]}
    />
  );
}
