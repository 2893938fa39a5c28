import { isPictureBucket } from "../../rules/pictures/picture-address";
import { pictureWidths } from "../../rules/pictures/picture-sources";
import { allPicturesTag, tagOfPicture } from "../../rules/site/cache-tags";
import { servicesContext } from "../../server/context";
import { forAnySite } from "../../server/http/security-headers";
import { servePicture } from "../../server/operations/pictures/serve-picture";
import type { Route } from "./+types/picture";

const day = 86_400;

/**
 * A picture never changes under its address, but it may be deleted: the platform keeps it by its tags, and nobody for
 * longer than a day without asking again.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { bucket, folder, name } = params;
  const width = readWidth(url.searchParams.get("w"));
  if (width === "unknown") return plainAnswer("Bad request", 400);
  const key = `${folder}/${name}`;
  const picture = isPictureBucket(bucket)
    ? await servePicture(context.get(servicesContext), { bucket, key }, width)
    : null;
  if (picture === "away") return plainAnswer("Back in a moment", 503, { "Retry-After": "30" });
  if (!picture) return plainAnswer("Not found", 404);
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.contentType,
      "Content-Length": String(picture.bytes),
      ETag: picture.tag,
      "Cache-Control": `public, max-age=${day}`,
      "Cloudflare-CDN-Cache-Control": `public, max-age=${day}`,
      "Cache-Tag": [allPicturesTag, tagOfPicture(key)].join(","),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      ...forAnySite,
    },
  });
}

function readWidth(text: string | null): number | null | "unknown" {
  if (text === null) return null;
  return pictureWidths.find((width) => String(width) === text) ?? "unknown";
}

function plainAnswer(text: string, status: number, headers: Record<string, string> = {}) {
  const always = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store" };
  return new Response(text, { status, headers: { ...always, ...headers } });
}
