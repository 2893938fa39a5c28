import type { ListingKind } from "../site/slugs";

/** Where the public reads it; general businesses stand together on one page. */
export function publicPath(kind: ListingKind, slug: string): string {
  const paths: Record<ListingKind, string> = {
    restaurant: `/eat/${slug}`,
    hotel: `/stay/${slug}`,
    activity: `/do/${slug}`,
    business: "/info?tab=businesses",
  };
  return paths[kind];
}

/** Where visitors read this one: a general business on its own card, among those of its category. */
export function ownPublicPath(kind: ListingKind, { slug, category }: { slug: string; category: string }) {
  const path = publicPath(kind, slug);
  return kind === "business" ? `${path}&category=${encodeURIComponent(category)}#${slug}` : path;
}

export function editPath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/edit`;
}

/** What can be edited over the list, each kind with the screen whose words its form says. */
export const editScreens = {
  restaurant: "place",
  hotel: "place",
  activity: "place",
  business: "place",
  event: "event",
  post: "post",
} as const;
export type EditedKind = keyof typeof editScreens;

const editedKinds = Object.keys(editScreens) as EditedKind[];

/** What is edited at an address, in either language, also at a part of its form; null where that is no edit page. */
export function editedAt(path: string): EditedKind | null {
  const [, kind] = /^(?:\/es)?\/my-listings\/(\w+)\/[^/?#]+\/edit(?:#|$)/.exec(path) ?? [];
  return editedKinds.find((one) => one === kind) ?? null;
}

export function deletePath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/delete`;
}

/** A place on one sheet of paper, for its own wall. */
export function posterPath(kind: ListingKind, id: string): string {
  return `/my-listings/${kind}/${id}/poster`;
}

export function restorePath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/restore`;
}
