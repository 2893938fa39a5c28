import { pathOfVenue, type Venue } from "../../rules/events/venue";
import { coordinatesOf } from "../../rules/places/coordinates";
import { rowOnMap } from "../../rules/places/map-kinds";
import { foldText } from "../../rules/site/fold-text";
import { mapPartByLandmark } from "../../rules/town/map-part-by-landmark";
import { landmarkIn } from "../../rules/town/village";
import { MoreLink } from "../../ui/section";
import { Address } from "../places/address";
import { MapAroundStretch } from "../places/map-around-place";
import { PlaceMap } from "../places/place-map";
import { useWords } from "../site/words";

type Props = { place: Venue; location: string };

/** A place of the guide, or a stretch of the village. */
export function isPlaceKnown({ place_name }: Venue, location: string): boolean {
  return place_name !== null || mapPartByLandmark(foldText(location)) !== null;
}

/** An event's venue, if the guide lists it, else the part of the village that its location names. */
export function VenueSection({ place, location }: Props) {
  const { t } = useWords();
  return (
    <section aria-labelledby="where">
      <h2 id="where">{place.place_name ?? t("events.page.wayThere")}</h2>
      {hasPosition(place) || !place.place_address ? null : (
        <p>
          <Address text={place.place_address} />
        </p>
      )}
      <VenueMap place={place} location={location} />
      <VenueWays place={place} location={location} />
    </section>
  );
}

/** Ways on from the place: its page, the map of the village, the way to town. */
function VenueWays({ place, location }: Props) {
  const { t, localPath } = useWords();
  const path = pathOfVenue(place);
  const onMap = leafOnMap(place, location);
  return (
    <ul className="event-ways">
      {path && place.place_name ? (
        <li>
          <MoreLink href={localPath(path)} label={t("events.page.atPlace", { place: place.place_name })} />
        </li>
      ) : null}
      {onMap ? (
        <li>
          <MoreLink href={localPath(`/map#${onMap}`)} label={t("map.onMap")} />
        </li>
      ) : null}
      <li>
        <MoreLink href={localPath("/transportation")} label={t("places.place.toTown")} />
      </li>
    </ul>
  );
}

/** A place's own map tells its address too. */
function VenueMap({ place, location }: Props) {
  const { place_name, place_address, latitude, longitude } = place;
  const address = place_address ?? "";
  if (place_name && hasPosition(place)) {
    return <PlaceMap name={place_name} address={address} latitude={latitude} longitude={longitude} />;
  }
  const stretch = mapPartByLandmark(foldText(place_address ?? location));
  return stretch ? <MapAroundStretch stretch={stretch} /> : null;
}

function hasPosition(place: Venue): boolean {
  return place.place_name !== null && coordinatesOf(place) !== null;
}

function leafOnMap({ place_kind, place_slug, ...place }: Venue, location: string): string | null {
  if (!place_kind) return landmarkIn(foldText(location)).leaf;
  return place_slug && coordinatesOf(place) ? rowOnMap({ kind: place_kind, slug: place_slug }) : null;
}
