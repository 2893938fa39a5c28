import { data, type RouterContextProvider } from "react-router";
import { guides } from "../../../locales/guides";
import { eventsTag } from "../../../rules/events/event-tags";
import { viewEvent } from "../../../rules/events/event-view";
import { composeSections } from "../../../rules/pages/page-content";
import { touristDestination } from "../../../rules/pages/structured-data";
import { openNow } from "../../../rules/places/open-now";
import { secondsUntil } from "../../../rules/places/status-change";
import { listTag } from "../../../rules/places/tags";
import { localDate, secondsToMidnight } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { selectPublicNextEvents } from "../../db/events/events";
import { selectOpenCandidates } from "../../db/places/restaurants";
import { privateCache, publicCache } from "../../http/cache-headers";
import { type Page, seoOf } from "../site/page";
import { loadPageOrBuiltIn } from "./managed-page";

type Context = Readonly<RouterContextProvider>;
const tags = ["pages", "page:/", listTag("restaurant"), eventsTag];

/** The home page: its managed sections, who is serving and what is on next, in one round trip. */
export async function loadHome(context: Context, url: URL) {
  const services = context.get(servicesContext);
  const now = services.now();
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => [
    selectOpenCandidates(db),
    selectPublicNextEvents(db, localDate(now)),
  ]);
  const [candidates, coming] = results ?? [[], []];
  const kitchens = openNow(candidates, now);
  const events = coming.map((event) => viewEvent(event, page.language));
  const day = events.length > 0 ? secondsToMidnight(now) : undefined;
  const changesIn = candidates.length > 0 ? secondsUntil(kitchens.until, now) : day;
  return data(
    {
      seo: seoOf(context, page, seoDefaults(page, services.settings.origin)),
      sections: homeSections(page),
      kitchens: { ...kitchens, now },
      events,
    },
    { headers: results ? publicCache({ tags, changesIn }) : privateCache },
  );
}

function seoDefaults(page: Page, origin: string) {
  const { title, description, keywords, socialTitle } = guides[page.language].home;
  const town = touristDestination({ name: "Playa Cambutal", description, url: origin + page.path });
  return { title, description, keywords, socialTitle, image: "/social/home.png", schemaMarkup: [town] };
}

/** By the names of the specification, in their built-in order; each picture may be replaced by an admin's. */
function homeSections(page: Page) {
  const text = guides[page.language].home;
  const { cards, ...aboutCards } = text.cards;
  const imageSrc = "";
  return composeSections(
    [
      { name: "hero" as const, imageSrc, ...text.hero },
      { name: "intro" as const, ...text.intro },
      { name: "cards" as const, ...aboutCards, cards: cards.map((card) => ({ imageSrc, ...card })) },
      { name: "surf-featured" as const, imageSrc, ...text["surf-featured"] },
      { name: "cuisine-featured" as const, imageSrc, ...text["cuisine-featured"] },
    ],
    page.ownRows,
    page.englishRows,
  );
}
