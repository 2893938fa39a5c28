import { useWords } from "../../components/site/words";
import type { PageSeo } from "../../rules/content/page-seo";
import { phoneDescription, resultDescription, resultTitle } from "../../rules/content/seo-advice";
import { cutToWidth } from "../../rules/content/text-width";
import type { Language } from "../../rules/site/language";

type Props = { seo: PageSeo; language: Language };

/** A search result as it is cut, wide and on a phone. */
export function SearchPreview({ seo, language }: Props) {
  const { t } = useWords();
  const { title, description, canonical, robots } = seo;
  const { host, pathname } = new URL(canonical);
  const steps = [host, ...pathname.split("/").filter(Boolean)].join(" › ");
  return (
    <figure className="seo-preview">
      <figcaption className="hint">{t("studioSeo.preview.search")}</figcaption>
      <div className="seo-result" lang={language}>
        <p className="seo-result-steps">{steps}</p>
        <p className="seo-result-title">{cutToWidth(title, resultTitle.size, resultTitle.room)}</p>
        <p className="seo-result-wide">
          {cutToWidth(description, resultDescription.size, resultDescription.room)}
        </p>
        <p className="seo-result-phone">
          {cutToWidth(description, phoneDescription.size, phoneDescription.room)}
        </p>
      </div>
      {/noindex/i.test(robots) && <p className="hint">{t("studioSeo.preview.hidden")}</p>}
    </figure>
  );
}

/** The card that stands in a chat or on a social page. */
export function SharePreview({ seo, language }: Props) {
  const { t } = useWords();
  const { ogTitle, ogDescription, ogImage, canonical } = seo;
  const { host, origin } = new URL(canonical);
  // A picture of the guide's own is shown from wherever the guide answers now.
  const picture = ogImage.startsWith(`${origin}/`) ? ogImage.slice(origin.length) : ogImage;
  return (
    <figure className="seo-preview">
      <figcaption className="hint">{t("studioSeo.preview.share")}</figcaption>
      <div className="seo-card" lang={language}>
        <img src={picture} alt="" width={600} height={315} loading="lazy" />
        <div>
          <p className="seo-card-host">{host}</p>
          <p className="seo-card-title">{ogTitle}</p>
          <p className="seo-card-text">{ogDescription}</p>
        </div>
      </div>
    </figure>
  );
}
