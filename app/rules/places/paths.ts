import type { ListingKind } from "../site/listing-kinds";

/** General businesses share one page. */
export function publicPath(kind: ListingKind, slug: string): string {
  const paths: Record<ListingKind, string> = {
    restaurant: `/eat/${slug}`,
    hotel: `/stay/${slug}`,
    activity: `/do/${slug}`,
    business: "/info?tab=businesses",
  };
  return paths[kind];
}

/** A general business is an anchor on its category's list. */
export function ownPublicPath(kind: ListingKind, { slug, category }: { slug: string; category: string }) {
  const path = publicPath(kind, slug);
  return kind === "business" ? `${path}&category=${encodeURIComponent(category)}#${slug}` : path;
}

export function editPath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/edit`;
}

/** The edit screen of each kind, with the locale keys of its form. */
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

/** What's edited at a path, in either language and with any anchor; null for other paths. */
export function editedAt(path: string): EditedKind | null {
  const [, kind] = /^(?:\/es)?\/my-listings\/(\w+)\/[^/?#]+\/edit(?:#|$)/.exec(path) ?? [];
  return editedKinds.find((one) => one === kind) ?? null;
}

export function deletePath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/delete`;
}

/** A printable sheet for the place's own wall. */
export function posterPath(kind: ListingKind, id: string): string {
  return `/my-listings/${kind}/${id}/poster`;
}

export function restorePath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/restore`;
}
