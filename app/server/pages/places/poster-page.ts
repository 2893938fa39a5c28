import { data } from "react-router";
import { generalPortrait } from "../../../rules/pictures/general-portraits";
import { internationalDigits } from "../../../rules/places/contact-links";
import { hasHours } from "../../../rules/places/hours";
import { tabOf } from "../../../rules/places/own-listings";
import { ownPublicPath, publicPath } from "../../../rules/places/paths";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { equalDays } from "../../../rules/places/week-words";
import { isPublic } from "../../../rules/review/status";
import { type Language, languages, localPath } from "../../../rules/site/language";
import { localise, readTranslation } from "../../../rules/site/owner-translation";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectOwnActivityHours, selectOwnRestaurantHours, selectPosterPlace } from "../../db/places/poster";
import { requireUser } from "../../http/guards";
import { languageIn, wordsIn } from "../../http/i18n";
import { listingKind } from "../site/kind-in-address";
import { privatePage } from "../site/private-page";

/** An owner's poster, or only a note while the place isn't public. */
export async function loadPoster(context: Context, url: URL, params: { kind: string; id: string }) {
  const viewer = requireUser(context, url);
  const kind = listingKind(params.kind);
  const { db, settings } = context.get(servicesContext);
  const own = { id: params.id, userId: viewer.id };
  const [[place], [restaurant], [activity]] = await ask(db, [
    selectPosterPlace(db, kind, own),
    selectOwnRestaurantHours(db, own),
    selectOwnActivityHours(db, own),
  ]);
  if (!place) throw data(null, 404);
  const language = languageIn(context);
  const { texts } = localise(
    { language: place.language, translation: readTranslation(place.translation) },
    { name: place.name },
    language,
  );
  const week = restaurant?.hours ?? parseWeekHours(activity?.hours);
  const addressOf = (path: string) => settings.origin + localPath(language, path);
  const { drawQrCode } = await import("../../../rules/site/qr-code");
  const poster = {
    name: texts.name.text,
    place: place.address,
    image: { url: place.image_url, colour: place.image_colour },
    portrait: place.portrait_code ?? generalPortrait[kind],
    hours: hasHours(week) ? equalDays(week) : [],
    numbers: numbersOf(place),
    isAsleep: restaurant?.closed_for_season === true,
    // Short enough to type; a code can also say which of the businesses on a page is meant.
    address: addressOf(publicPath(kind, place.slug)),
    qr: drawQrCode(addressOf(ownPublicPath(kind, place))),
    // A poster has readers of both languages.
    words: languages.map((one) => wordsOfPoster(context, one)),
  };
  const title = wordsIn(context).t("poster.title", { name: texts.name.text });
  return privatePage(context, url, title, {
    name: texts.name.text,
    type: tabOf(kind),
    poster: isPublic(place) ? poster : null,
  });
}

/** Each number once, with its uses. */
function numbersOf({ phone, whatsapp }: { phone: string | null; whatsapp: string | null }) {
  const digits = (text: string) => internationalDigits(text) ?? text;
  if (phone && whatsapp && digits(phone) === digits(whatsapp))
    return [{ ways: ["phone", "whatsapp"] as const, number: phone }];
  return [
    ...(phone ? [{ ways: ["phone"] as const, number: phone }] : []),
    ...(whatsapp ? [{ ways: ["whatsapp"] as const, number: whatsapp }] : []),
  ];
}

function wordsOfPoster(context: Context, language: Language) {
  const { t } = wordsIn(context, language);
  return {
    language,
    hours: t("poster.hours"),
    noon: t("sea.noon"),
    asleep: t("poster.asleep"),
    scan: t("poster.scan"),
    phone: t("poster.phone"),
    site: t("frame.siteName"),
  };
}
