import { mapSearchLink } from "../places/map-links";
import { towns } from "../town/road";

/** In order; the first is the default. */
export const infoTabs = ["services", "businesses", "real-estate", "legal", "transportation"] as const;
export type InfoTab = (typeof infoTabs)[number];

/** Cards of tabs that lead to a guide; each is a section of page_content. */
export const tabTopics = {
  "real-estate": ["property-management", "real-estate-agents", "property-development"],
  legal: ["property-law", "business-formation", "immigration-services"],
  transportation: ["airport-transfers", "local-taxi-services", "car-rentals", "shuttle-services"],
} as const;

export type GuideTab = keyof typeof tabTopics;
export type TopicName = (typeof tabTopics)[GuideTab][number];

export function isGuideTab(tab: InfoTab): tab is GuideTab {
  return Object.hasOwn(tabTopics, tab);
}

/** A link to the map until an admin names a company. */
export const topicLinks: { [Name in TopicName]?: { id: string; url: string }[] } = {
  "car-rentals": [{ id: "chitre", url: mapSearchLink(`car rental ${towns.chitre.name}`) }],
  "shuttle-services": [
    { id: "capital", url: mapSearchLink("shuttle Ciudad de Panamá") },
    { id: "pedasi", url: mapSearchLink(`shuttle ${towns.pedasi.name}`) },
  ],
};

/** Where a section is shown on /info: its tab and opened service. */
export function placeOnInfo(section: string | null): { tab?: InfoTab; service?: string } {
  if (section === "first-aid") return { tab: "services", service: "emergency" };
  if (["intro", "tips", "add-listing"].includes(section ?? "")) return { tab: "businesses" };
  const tab = infoTabs.find(
    (one) => isGuideTab(one) && (tabTopics[one] as readonly string[]).includes(section ?? ""),
  );
  return tab ? { tab } : {};
}

type Asked = { tab: InfoTab; service: string | null };

/** Null for an unknown tab, or a service on another tab. */
export function askedOfInfo(query: URLSearchParams): Asked | null {
  const service = query.get("service");
  const tab = infoTabs.find((one) => one === (query.get("tab") ?? "services"));
  if (!tab || (service !== null && tab !== "services")) return null;
  return { tab, service };
}

/** As links, canonicals and the sitemap write it. */
export function infoPath(tab: InfoTab, service?: string): string {
  if (service) return `/info?tab=services&service=${encodeURIComponent(service)}`;
  return tab === "services" ? "/info" : `/info?tab=${tab}`;
}
