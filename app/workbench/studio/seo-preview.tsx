import { useWords } from "../../components/site/words";
import type { PageSeo } from "../../rules/content/page-seo";
import { phoneDescription, resultDescription, resultTitle } from "../../rules/content/seo-advice";
import { cutToWidth } from "../../rules/content/text-width";
import type { Language } from "../../rules/site/language";

type Props = { seo: PageSeo; language: Language };

/** Shortened as on desktop and phone, in the font that search engines measure with. */
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

/** The card of a shared link in chats and social media. */
export function SharePreview({ seo, language }: Props) {
  const { t } = useWords();
  const { ogTitle, ogDescription, ogImage, canonical } = seo;
  const { host, origin } = new URL(canonical);
  // The guide's own pictures are loaded from the current origin, which may differ in development.
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
