import { data } from "react-router";
import { sharedPicture, shortDescription } from "../../../rules/content/page-seo";
import { breadcrumbs } from "../../../rules/content/structured-data";
import { isDemonstration } from "../../../rules/places/demonstration";
import { type CheckedPlace, factsStanding } from "../../../rules/places/facts-check";
import { secondsUntil } from "../../../rules/places/open-status";
import { listingTag, pageTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { type Page, seoOf } from "../site/page";
import { type AroundView, tagsAround } from "./places-around";

/** Counted from one; a malformed number means the first. */
export function readPhoto(url: URL): number {
  const text = url.searchParams.get("photo") ?? "";
  return /^\d{1,3}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

const sections = {
  restaurant: { path: "/eat", link: "frame.links.eat", image: "/social/eat.png" },
  hotel: { path: "/stay", link: "frame.links.stay", image: "/social/stay.png" },
  activity: { path: "/do", link: "frame.links.do", image: "/social/do.png" },
} as const;
type Section = keyof typeof sections;

export function addressOf(context: Context, page: Page): string {
  return context.get(servicesContext).settings.origin + page.path;
}

type Place = {
  id: string;
  image_url: string | null;
  attribution: string | null;
  external_key: string | null;
} & CheckedPlace;
type About<Shown extends object> = {
  kind: Section;
  place: Place;
  name: string;
  title: string;
  description: string;
  markup: object;
  shownPlace: Shown;
  /** Seconds until it changes. */
  changesIn?: number;
  /** Nearby places, and until when that's true. */
  around: { around: AroundView; until: Date };
};

/** A place's page: stored metadata over derived, and how long all of it is valid. */
export function placeAnswer<Shown extends object>(
  context: Context,
  page: Page,
  { kind, place, name, title, description, markup, shownPlace, changesIn, around }: About<Shown>,
) {
  const { settings, now } = context.get(servicesContext);
  const { origin } = settings;
  const { t } = wordsIn(context);
  const { path, link, image } = sections[kind];
  const steps = [
    { name: t("places.place.home"), path: "/" },
    { name: t(link), path },
    { name, path: page.plainPath },
  ].map((step) => ({ name: step.name, url: origin + localPath(page.language, step.path) }));
  const seo = seoOf(context, page, {
    title,
    description: shortDescription(description),
    image: sharedPicture(place.image_url) ?? image,
    schemaMarkup: [markup, breadcrumbs(steps)],
  });
  const changedAt = place.changed_at ?? place.approved_at;
  const standing = factsStanding(place, now());
  const information = {
    isDemonstration: isDemonstration(place),
    attribution: place.attribution,
    isImported: place.external_key !== null,
    // The later of the two dates is enough.
    changedAt: standing && standing.since >= (changedAt ?? 0) ? null : changedAt,
    standing,
    address: addressOf(context, page),
    story: localPath(page.language, `/story?place=${page.plainPath.slice(1)}`),
  };
  const tags = ["pages", pageTag(page.plainPath), listingTag(kind, place.id), ...tagsAround];
  const aroundEnd = secondsUntil(around.until, now());
  const cached = publicCache({ tags, changesIn: Math.min(changesIn ?? aroundEnd, aroundEnd) });
  return data({ seo, ...shownPlace, around: around.around, information }, { headers: cached });
}
