import { data } from "react-router";
import { callList } from "../../../rules/info/call-list";
import type { ContactView, ServiceView } from "../../../rules/info/services";
import type { GuideTab } from "../../../rules/info/tabs";
import { localPath } from "../../../rules/site/language";
import type { Context } from "../../context";
import { selectPageContent } from "../../db/content/page-content";
import { privateCache, publicCache } from "../../http/cache-headers";
import { languageIn, wordsIn } from "../../http/i18n";
import { guideOf, loadPageOrBuiltIn } from "../content/managed-page";
import { travelOn } from "../content/way-here";
import { asInfoRows, tabTopicViews, townServices } from "./info-content";
import { infoTags } from "./info-page";

/** A guide with the contacts of its /info tab and the way to it, read in the same round trip. */
export async function loadGuideWithContacts(context: Context, url: URL, tab: GuideTab) {
  const language = languageIn(context);
  const path = localPath(language, "/info");
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => [
    selectPageContent(db, { path, english: path === "/info" ? undefined : "/info" }),
  ]);
  const rows = asInfoRows(wordsIn(context), results?.[0] ?? []);
  // Only the way here needs services too.
  const services = tab === "transportation" ? townServices(rows).services : [];
  const topics = tabTopicViews(rows, tab);
  const contacts = [...topics.flatMap((topic) => topic.contacts), ...rentals(services)];
  const names = wordsIn(context).t("info.numbers", { returnObjects: true });
  const people = {
    tab,
    // The law links to them from its own cards; the way here lists rentals and numbers.
    topics: tab === "real-estate" ? topics : [],
    contacts: contacts.filter(isFirstOfItsId),
    numbers: tab === "transportation" ? callList(services, names) : [],
    facilities: services.flatMap(({ facilities }) => facilities.filter(({ address }) => address)),
  };
  const guide = guideOf(context, page, tab);
  const travel = tab === "transportation" ? travelOn(context, url, guide.sections) : null;
  const tags = [...infoTags, `page:${page.plainPath}`];
  const headers = results ? publicCache({ tags, changesIn: travel?.changesIn }) : privateCache;
  const robots = url.searchParams.has("day") ? "noindex, follow" : guide.seo.robots;
  return data({ ...guide, seo: { ...guide.seo, robots }, people, travel }, { headers });
}

/** Car rental and repair. */
function rentals(services: readonly ServiceView[]): ContactView[] {
  const cars = services.filter(({ kind }) => kind === "vehicle");
  return cars.flatMap((service) => [...service.rentals, ...service.repair, ...service.contacts]);
}

function isFirstOfItsId({ id }: ContactView, index: number, contacts: readonly ContactView[]): boolean {
  return contacts.findIndex((one) => one.id === id) === index;
}
