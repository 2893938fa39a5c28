import { data, type RouterContextProvider, redirect } from "react-router";
import { type PageSeo, sharedPicture, shortDescription } from "../../../rules/pages/page-seo";
import { breadcrumbs } from "../../../rules/pages/structured-data";
import { localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { languageIn } from "../../http/i18n";
import { type Page, seoOf } from "../site/page";

type Context = Readonly<RouterContextProvider>;

/** The place of a detail page; one that was renamed answers with its new address, a missing one with 404. */
export function foundOrMoved<Place>(
  context: Context,
  url: URL,
  folder: string,
  place: Place | undefined,
  move: { slug: string } | undefined,
): Place {
  if (place) return place;
  if (!move) throw data(null, 404);
  throw redirect(localPath(languageIn(context), `${folder}/${move.slug}`) + url.search, 301);
}

/** Which photo the address asks for, counted from one; nonsense asks for the first. */
export function readPhoto(url: URL): number {
  const text = url.searchParams.get("photo") ?? "";
  return /^\d{1,3}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

type PlaceSeo = {
  title: string;
  description: string;
  place: { image_url: string | null };
  /** For sharing, where the place has no picture of its own. */
  image: string;
  steps: { name: string; path: string }[];
  markup: object;
};

/** What page_seo says of the place, over what the place says of itself. */
export function placeSeo(context: Context, page: Page, about: PlaceSeo): PageSeo {
  const { origin } = context.get(servicesContext).settings;
  const steps = about.steps.map(({ name, path }) => ({ name, url: origin + localPath(page.language, path) }));
  return seoOf(context, page, {
    title: about.title,
    description: shortDescription(about.description),
    image: sharedPicture(about.place.image_url) ?? about.image,
    schemaMarkup: [about.markup, breadcrumbs(steps)],
  });
}
