import { data, redirect } from "react-router";
import { sharedPicture } from "../../../rules/content/page-seo";
import { publicPath } from "../../../rules/places/paths";
import { listingTag } from "../../../rules/site/cache-tags";
import { localPath, plainPath } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import type { Context } from "../../context";
import { selectPublicMove } from "../../db/places/listings";
import { selectPublicPlace } from "../../db/places/public-places";
import { languageIn } from "../../http/i18n";
import { loadPage } from "../site/page";
import { sharePage } from "../site/share-page";
import { placeName } from "./found-or-moved";

const directories: Record<string, { kind: PlaceKind; image: string }> = {
  eat: { kind: "restaurant", image: "/social/eat.png" },
  stay: { kind: "hotel", image: "/social/stay.png" },
  do: { kind: "activity", image: "/social/do.png" },
};

export function directoryOf(url: URL) {
  const directory = directories[plainPath(url.pathname).split("/")[1] ?? ""];
  if (!directory) throw data(null, 404);
  return directory;
}

/** A renamed place redirects. */
export function orMoved<Row>(
  context: Context,
  kind: PlaceKind,
  row: Row | undefined,
  move: { slug: string } | undefined,
  ending: string,
): Row {
  if (row) return row;
  if (!move) throw data(null, 404);
  throw redirect(localPath(languageIn(context), publicPath(kind, move.slug)) + ending, 301);
}

/** The share page: its address as text and QR code, and a contact card. */
export async function loadPlaceShare(context: Context, url: URL, slug: string) {
  const { kind, image } = directoryOf(url);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicPlace(db, kind, slug),
    selectPublicMove[kind](db, { slug }),
  ]);
  const [[found], [move]] = results;
  const place = orMoved(context, kind, found, move, "/share");
  const name = placeName(kind, place, page.language);
  return sharePage(context, page, {
    name: name.text,
    image: sharedPicture(place.image_url) ?? image,
    tags: [listingTag(kind, place.id)],
    shown: { name, where: place.address },
  });
}
