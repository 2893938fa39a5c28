import { data } from "react-router";
import { AboutInformation } from "../../components/places/about-information";
import { categoryName } from "../../components/places/category-name";
import { HotelPage } from "../../components/places/hotel-page";
import { MissingPlace } from "../../components/places/missing-place";
import { useWords } from "../../components/site/words";
import { localise, readTranslation } from "../../rules/pages/localised-text";
import { hotelMarkup } from "../../rules/places/structured-data-hotel";
import { listingTag } from "../../rules/places/tags";
import { servicesContext } from "../../server/context";
import { selectPublicHotel, selectPublicHotelPictures } from "../../server/db/places/hotels";
import { selectPublicMove } from "../../server/db/places/listings";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { foundOrMoved, placeSeo, readPhoto } from "../../server/pages/places/place-page";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/hotel";

export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { settings } = context.get(servicesContext);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicHotel(db, params),
    selectPublicHotelPictures(db, params),
    selectPublicMove.hotel(db, params),
  ]);
  const [[found], facts, [move]] = results;
  const hotel = foundOrMoved(context, url, "/stay", found, move);

  const { t } = wordsIn(context);
  const source = { language: hotel.language, translation: readTranslation(hotel.translation) };
  const { texts } = localise(source, { name: hotel.name, description: hotel.description }, page.language);
  const name = texts.name.text;
  const address = settings.origin + page.path;
  const seo = placeSeo(context, page, {
    title: t("places.hotel.metaTitle", { name, category: categoryName(t, hotel.category) }),
    description: texts.description.text || t("places.hotel.metaDescription", { name }),
    place: hotel,
    image: "/social/stay.png",
    steps: [
      { name: t("places.place.home"), path: "/" },
      { name: t("frame.links.stay"), path: "/stay" },
      { name, path: page.plainPath },
    ],
    markup: hotelMarkup({ ...hotel, name, description: texts.description.text, url: address }),
  });
  const information = {
    name,
    changedAt: hotel.changed_at ?? hotel.approved_at,
    email: settings.contact.email,
    address,
  };
  const tags = ["pages", `page:${page.plainPath}`, listingTag("hotel", hotel.id)];
  return data({ seo, hotel, facts, photo: readPhoto(url), information }, { headers: publicCache({ tags }) });
}

export default function Hotel({ loaderData }: Route.ComponentProps) {
  const { information, ...page } = loaderData;
  return (
    <HotelPage {...page}>
      <AboutInformation {...information} />
    </HotelPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return (
    <MissingPlace
      error={error}
      failed={t("errors.failed.hotel")}
      title={t("places.hotel.missing")}
      hint={t("places.hotel.missingHint")}
      back={t("places.hotel.back")}
      path="/stay"
      scene="fallback/hotel"
    />
  );
}
