/** The fixed links of the header and footer, in order. */
export const barLinks = [
  "/eat",
  "/stay",
  "/do",
  "/surf",
  "/today",
  "/calendar",
  "/blog",
  "/info",
  "/transportation",
] as const;
export const exploreLinks = ["/eat", "/stay", "/do", "/calendar", "/map", "/info", "/blog"] as const;
export const planLinks = ["/today", "/tides", "/surf", "/transportation", "/real-estate", "/legal"] as const;
export const legalLinks = ["/privacy", "/terms", "/disclosure"] as const;

export type FrameLink =
  | (typeof barLinks)[number]
  | (typeof exploreLinks)[number]
  | (typeof planLinks)[number]
  | (typeof legalLinks)[number];

/** A link's translation key: "/eat" is `frame.links.eat`. */
export function wordOf<Path extends FrameLink>(path: Path) {
  return `frame.links.${path.slice(1) as Path extends `/${infer Name}` ? Name : never}` as const;
}

/** The link for owners: sign up, then choose what to add; signed-in people are redirected straight on. */
export function listYourPlaceLink(localPath: (path: string) => string): string {
  return `${localPath("/auth")}?tab=sign-up&next=${localPath("/my-listings")}`;
}
