import { useWords } from "../../components/site/words";
import type { PageSeo } from "../../rules/content/page-seo";
import { phoneDescription, resultDescription, resultTitle } from "../../rules/content/seo-advice";
import { cutToWidth } from "../../rules/content/text-width";
import type { Language } from "../../rules/site/language";

type Props = { seo: PageSeo; language: Language };

/** A search result as it is cut, wide and on a phone; set as a search engine does, by whose type the widths are counted. */
export function SearchPreview({ seo, language }: Props) {
  const { t } = useWords();
  const { title, description, canonical, robots } = seo;
  const { host, pathname } = new URL(canonical);
  const steps = [host, ...pathname.split("/").filter(Boolean)].join(" › ");
  return (
    <figure className="grid gap-1.5">
      <figcaption className="hint">{t("studioSeo.preview.search")}</figcaption>
      <div
        className="overflow-clip rounded-md border border-line bg-paper px-4 py-3.5 font-[family-name:Arial,Helvetica,sans-serif] text-[0.875rem] leading-[1.5] wrap-anywhere"
        lang={language}
      >
        <p>{steps}</p>
        <p className="text-[1.25rem] leading-[1.4] text-sea-ink">
          {cutToWidth(title, resultTitle.size, resultTitle.room)}
        </p>
        <p className="max-sm:hidden">
          {cutToWidth(description, resultDescription.size, resultDescription.room)}
        </p>
        <p className="sm:hidden">{cutToWidth(description, phoneDescription.size, phoneDescription.room)}</p>
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
    <figure className="grid gap-1.5">
      <figcaption className="hint">{t("studioSeo.preview.share")}</figcaption>
      <div className="max-w-104 overflow-clip rounded-md border border-line bg-paper" lang={language}>
        <img
          className="aspect-[1200/630] w-full bg-sand object-cover"
          src={picture}
          alt=""
          width={600}
          height={315}
          loading="lazy"
        />
        <div className="px-4 py-3">
          <p className="text-sm text-muted">{host}</p>
          <p className="font-bold">{ogTitle}</p>
          <p className="clamp-2 text-sm text-muted">{ogDescription}</p>
        </div>
      </div>
    </figure>
  );
}
