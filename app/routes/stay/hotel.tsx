import { EventsHere, PlacesAround } from "../../components/events/places-and-events-around";
import { HotelPage } from "../../components/places/hotel-page";
import { InformationSource } from "../../components/places/information-source";
import { MissingPlace } from "../../components/places/missing-place";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { unmarked } from "../../rules/places/amenity-marks";
import { amenityNames } from "../../rules/places/amenity-names";
import { categoryName } from "../../rules/places/category-name";
import { markFeatures } from "../../rules/places/structured-data-features";
import { hotelMarkup } from "../../rules/places/structured-data-place";
import { localise, readTranslation } from "../../rules/site/owner-translation";
import { servicesContext } from "../../server/context";
import { selectPublicHotel, selectPublicHotelPictures } from "../../server/db/places/hotels";
import { selectPublicMove } from "../../server/db/places/listings";
import { selectPublicNamesNearSlug } from "../../server/db/places/names-near-slug";
import { wordsIn } from "../../server/http/i18n";
import { foundOrMoved } from "../../server/pages/places/found-or-moved";
import { addressOf, placeAnswer, readPhoto } from "../../server/pages/places/place-page";
import { aroundPlace, aroundQueries } from "../../server/pages/places/places-around";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/hotel";

export const handle = { wholeSheet: "hotel", script: "place" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicHotel(db, params),
    selectPublicHotelPictures(db, params),
    selectPublicMove.hotel(db, params),
    ...aroundQueries(db, "hotel", params.slug, now),
    selectPublicNamesNearSlug(db, "hotel", params.slug),
  ]);
  const [[found], facts, [move], near, events, beside] = results;
  const hotel = foundOrMoved(context, url, "hotel", params.slug, { found, move, beside });

  const { t } = wordsIn(context);
  const source = { language: hotel.language, translation: readTranslation(hotel.translation) };
  const { texts } = localise(source, { name: hotel.name, description: hotel.description }, page.language);
  const name = texts.name.text;
  return placeAnswer(context, page, {
    kind: "hotel",
    around: aroundPlace(context, hotel, near, events),
    place: hotel,
    name,
    title: t("places.hotel.metaTitle", { name, category: categoryName(t, hotel.category) }),
    description: texts.description.text || t("places.hotel.metaDescription", { name }),
    markup: hotelMarkup({
      ...hotel,
      name,
      description: texts.description.text,
      features: [
        ...markFeatures(t, hotel.mark),
        ...amenityNames(t, unmarked(hotel.amenities, hotel.mark), {
          writtenIn: hotel.language,
          readIn: page.language,
        }).map((name) => ({ name, value: true })),
      ],
      url: addressOf(context, page),
    }),
    shownPlace: { hotel, facts, photo: readPhoto(url) },
  });
}

export default function Hotel({ loaderData }: Route.ComponentProps) {
  const { information, around, ...page } = loaderData;
  return (
    <HotelPage
      {...page}
      url={information.address}
      around={<PlacesAround around={around} />}
      neighbours={around.places.map(({ name, ...place }) => ({ ...place, name: name.text }))}
      events={<EventsHere around={around} />}
    >
      <InformationSource {...information} />
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
      portrait={generalPortrait.hotel}
    />
  );
}
