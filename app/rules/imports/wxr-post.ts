import { isLanguage } from "../site/language";
import { picturesIn } from "./wxr-html";
import type { OldPost } from "./wxr-item";
import { cleanText, idOf, instantOf, leftOut, namesOf, type OldSite } from "./wxr-site";
import { isNoCategory, plainTitle, topicFor } from "./wxr-topics";
import type { WxrItem } from "./wxr-xml";

export function oldPost(item: WxrItem, site: OldSite): OldPost {
  const { fields, meta, terms, comments } = item;
  const { clean, shortcodes } = cleanText(fields["content:encoded"] ?? "", site);
  const categories = namesOf(item, /^category$/).filter((name) => !isNoCategory(name));
  const featured = site.featuredOf(item);
  const said = terms.find(({ domain }) => domain === "language")?.slug.slice(0, 2) ?? "";
  const plainSeo = (text: string | undefined) => (text && !text.includes("%%") ? plainTitle(text) : "");
  return {
    type: "post",
    key: idOf(item),
    title: plainTitle(fields.title ?? ""),
    leftOut: leftOut(item),
    comments,
    pictures: [...new Set([featured, ...picturesIn(clean)].filter(Boolean))],
    slug: slugIn(fields["wp:post_name"] ?? ""),
    content: clean,
    excerpt: plainTitle(fields["excerpt:encoded"] ?? ""),
    published_at: instantOf(fields["wp:post_date_gmt"] ?? "") ?? instantOf(fields["wp:post_date"] ?? ""),
    category: categories.map(topicFor).find(Boolean) ?? "",
    categories,
    tags: namesOf(item, /^post_tag$/),
    seo_title: plainSeo(meta._yoast_wpseo_title ?? meta.rank_math_title),
    seo_description: plainSeo(meta._yoast_wpseo_metadesc ?? meta.rank_math_description),
    language: isLanguage(said) ? said : null,
    featured,
    shortcodes,
  };
}

/** "caf%c3%a9" decoded. */
function slugIn(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
