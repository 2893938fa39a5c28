import { data, redirect } from "react-router";
import { sharedPicture } from "../../../rules/content/page-seo";
import { publicPath } from "../../../rules/places/paths";
import { describePlace } from "../../../rules/places/place-data";
import { placeVcard } from "../../../rules/places/vcard";
import { listingTag } from "../../../rules/site/cache-tags";
import { localPath, plainPath } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectPublicMove } from "../../db/places/listings";
import { selectPublicPlace } from "../../db/places/public-places";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { loadPage } from "../site/page";
import { sharePage } from "../site/share-page";
import { placeName } from "./found-or-moved";
import { placeWords } from "./places-file";

const directories: Record<string, { kind: PlaceKind; image: string }> = {
  eat: { kind: "restaurant", image: "/social/eat.png" },
  stay: { kind: "hotel", image: "/social/stay.png" },
  do: { kind: "activity", image: "/social/do.png" },
};

function directoryOf(url: URL) {
  const directory = directories[plainPath(url.pathname).split("/")[1] ?? ""];
  if (!directory) throw data(null, 404);
  return directory;
}

/** A renamed place redirects. */
function orMoved<Row>(
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

/** For a phone's contacts. */
export async function answerVcard(context: Context, url: URL, slug: string): Promise<Response> {
  const services = context.get(servicesContext);
  const { kind } = directoryOf(url);
  const words = newerWords(context, services);
  const [[found], [move], newer] = await ask(services.db, [
    selectPublicPlace(services.db, kind, slug),
    selectPublicMove[kind](services.db, { slug }),
    words.query,
  ]);
  words.take(newer);
  const place = orMoved(context, kind, found, move, ".vcf");
  const guide = wordsIn(context).t("frame.siteName");
  const text = placeVcard(describePlace(place, placeWords(context)), guide);
  return feedAnswer(text, "text/vcard; charset=utf-8", {
    ...publicCache({ tags: [listingTag(kind, place.id), "feeds"] }),
    // With "attachment" a phone would save the file instead of showing the contact.
    "Content-Disposition": `inline; filename="${place.slug}.vcf"`,
  });
}
