import { data } from "react-router";
import { AboutInformation } from "../../components/about-information";
import { categoryName } from "../../components/category-name";
import { HotelPage } from "../../components/hotel-page";
import { MissingPlace } from "../../components/missing-place";
import { useWords } from "../../components/words";
import { listingTag } from "../../rules/listing-tags";
import { localise, readTranslation } from "../../rules/localised-text";
import { hotelMarkup } from "../../rules/structured-data-hotel";
import { servicesContext } from "../../server/context";
import { selectPublicHotel, selectPublicHotelPictures } from "../../server/db/hotels";
import { selectPublicMove } from "../../server/db/listings";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { loadPage } from "../../server/http/page";
import { foundOrMoved, placeSeo, readPhoto } from "../../server/http/place-page";
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
