/** The fixed links of the frame, in their order. Each is shown from the day its page answers. */
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

/** The name of a link's words: "/eat" is said by `frame.links.eat`. */
export function wordOf<Path extends FrameLink>(path: Path) {
  return `frame.links.${path.slice(1) as Path extends `/${infer Name}` ? Name : never}` as const;
}

/**
 * Where owners come in: to sign up, and from there to where one chooses what to add. Whoever is signed in is led straight
 * on from there.
 */
export function ownersDoor(localPath: (path: string) => string): string {
  return `${localPath("/auth")}?tab=sign-up&next=${localPath("/my-listings")}`;
}
