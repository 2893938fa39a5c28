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

export function editPath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/edit`;
}

export function deletePath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/delete`;
}

export function restorePath(kind: string, id: string): string {
  return `/my-listings/${kind}/${id}/restore`;
}

export function submissionPath(kind: string, id: string): string {
  return `/admin/submissions/${kind}/${id}`;
}
