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
  | { name: string; kind: "facts"; title: string; facts: GuideFact[] }
  | { name: string; kind: "resources"; title: string; description: string; resources: GuideResource[] }
  | GuideWay;

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

export type GuideCard = { id: string; title: string; description: string; bullets?: string[] };
export type GuideFact = { id: string; label: string; value: string; note: string };
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
