import { Breadcrumbs } from "../../ui/breadcrumbs";
import { useWords } from "../site/words";

/** From the home page by the list it stands on to a place. */
export function PlaceCrumbs({ list, name }: { list: "eat" | "stay" | "do"; name: string }) {
  const { t, localPath } = useWords();
  return (
    <Breadcrumbs
      label={t("places.place.breadcrumbs")}
      crumbs={[
        { label: t("places.place.home"), href: localPath("/") },
        { label: t(`frame.links.${list}`), href: localPath(`/${list}`) },
        { label: name },
      ]}
    />
  );
}
