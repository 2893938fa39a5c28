import { data, type RouterContextProvider } from "react-router";
import { guides } from "../../locales/guides";
import { eventsTag } from "../../rules/event-tags";
import { viewEvent } from "../../rules/event-view";
import { listTag } from "../../rules/listing-tags";
import { openNow } from "../../rules/open-now";
import { composeSections } from "../../rules/page-content";
import { localDate, secondsToMidnight } from "../../rules/panama-time";
import { secondsUntil } from "../../rules/status-change";
import { touristDestination } from "../../rules/structured-data";
import { servicesContext } from "../context";
import { selectPublicNextEvents } from "../db/events";
import { selectOpenCandidates } from "../db/restaurants";
import { privateCache, publicCache } from "./cache-headers";
import { loadPageOrBuiltIn } from "./managed-page";
import { type Page, seoOf } from "./page";

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
