import { describePlace } from "../../../rules/places/place-data";
import { placeVcard } from "../../../rules/places/vcard";
import { listingTag } from "../../../rules/site/cache-tags";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectPublicMove } from "../../db/places/listings";
import { selectPublicPlace } from "../../db/places/public-places";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer } from "../../http/feed";
import { wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { directoryOf, orMoved } from "./place-share";
import { placeWords } from "./places-file";

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
