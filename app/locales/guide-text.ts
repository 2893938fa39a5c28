/** What every page says about itself to browsers, search engines and shared links. */
type PageText = {
  title: string;
  description: string;
  keywords: string;
  socialTitle?: string;
};

export type GuideText = PageText & {
  sections: GuideSection[];
};

/** `name` is the `section_name` of the `page_content` row that overrides the section. */
export type GuideSection =
  | { name: "hero"; kind: "hero"; title: string; subtitle: string; imageSrc?: string }
  | { name: string; kind: "text"; title: string; text: string }
  | { name: string; kind: "cards"; title: string; description: string; cards: GuideCard[] }
  | { name: string; kind: "facts"; title: string; description?: string; facts: GuideFact[] }
  | GuideSpots
  | { name: string; kind: "resources"; title: string; description: string; resources: GuideResource[] }
  | GuideCosts
  | GuideWay
  | GuideYear;

/** The surf spots, each with what is known of its tide and its swell: nothing where nobody has said. */
export type GuideSpots = {
  name: string;
  kind: "spots";
  title: string;
  description: string;
  facts: GuideSpot[];
};
export type GuideSpot = GuideFact & { tide?: string; swell?: string };

/** The road to town: each leg is named after the town it ends in, each other road after one it passes. */
export type GuideWay = {
  name: string;
  kind: "way";
  title: string;
  text: string;
  /** Behind the wheel, from the capital. */
  total: string;
  legs: { id: string; time: string; distance: string; note: string }[];
  others: { id: string; title: string; description: string }[];
  source: string;
};

/** The year: what has a season, as drawn strips with a line each, and the months one by one. */
export type GuideYear = {
  name: string;
  kind: "year";
  title: string;
  text: string;
  rows: { id: string; label: string; when: string }[];
  months: { id: string; label: string; text: string }[];
};

export type GuideCard = { id: string; title: string; description: string; bullets?: string[] };
export type GuideFact = { id: string; label: string; value: string; note: string };
/** What one pays for on the way; its hours and its price are an admin's to enter, with the day somebody asked. */
export type GuideCosts = {
  name: string;
  kind: "costs";
  title: string;
  description: string;
  costs: GuideCost[];
};
export type GuideCost = {
  id: string;
  label: string;
  note: string;
  departures?: string;
  departuresBack?: string;
  range?: string;
  checkedOn?: string;
};
export type GuideResource = { id: string; title: string; description: string };

/** Links are written without a language: the view puts `/es` in front where it belongs. */
export type HomeText = PageText & {
  hero: { title: string; subtitle: string };
  intro: { title: string; text: string };
  cards: { title: string; description: string; cards: HomeCard[] };
  "surf-featured": HomeFeature;
  "cuisine-featured": HomeFeature;
};

export type HomeCard = {
  id: "hotels" | "restaurants" | "surf" | "yoga" | "wildlife" | "transport";
  title: string;
  description: string;
  link: string;
  category: string;
};

export type HomeFeature = {
  title: string;
  description: string;
  link: string;
  linkText: string;
  imageOnRight: boolean;
};
