import type { FirstAidText } from "../../locales/info-text";
import type { PlacedSection } from "../../rules/content/page-content";
import type { ServiceView } from "../../rules/info/services";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { BackLink } from "../../ui/section";
import { useWords } from "../site/words";
import { ServiceArticle } from "./service-article";

type Props = { service: ServiceView; firstAid: PlacedSection<FirstAidText> | null; now: Date };

export function ServicePage(props: Props) {
  const { t, localPath } = useWords();
  return (
    <div className="wrap service-page">
      <Breadcrumbs
        label={t("places.place.breadcrumbs")}
        crumbs={[
          { label: t("places.place.home"), href: localPath("/") },
          { label: t("info.home"), href: localPath("/info") },
          { label: props.service.name.text },
        ]}
      />
      <ServiceArticle {...props} />
      <BackLink href={`${localPath("/info")}#services`} label={t("info.allServices")} />
    </div>
  );
}
