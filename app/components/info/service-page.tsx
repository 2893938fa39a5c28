import { Breadcrumbs } from "../../ui/breadcrumbs";
import { BackLink } from "../../ui/section";
import { useWords } from "../site/words";
import { ServiceArticle, type ServiceOfPage } from "./service-article";

export function ServicePage(props: ServiceOfPage) {
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
      <ServiceArticle
        {...props}
        back={<BackLink href={`${localPath("/info")}#services`} label={t("info.allServices")} />}
      />
    </div>
  );
}
