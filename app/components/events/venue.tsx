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
  const { t, localPath } = useWords();
  const path = pathOfVenue(place);
  const onMap = leafOnMap(place, location);
  return (
    <section aria-labelledby="where">
      <h2 id="where">{place.place_name ?? t("events.page.where")}</h2>
      <VenueMap place={place} location={location} />
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
    </section>
  );
}

function VenueMap({ place, location }: Props) {
  const { place_name, place_address, latitude, longitude } = place;
  if (place_name && coordinatesOf(place)) {
    const address = place_address ?? "";
    return <PlaceMap name={place_name} address={address} latitude={latitude} longitude={longitude} />;
  }
  const stretch = mapPartByLandmark(foldText(place_address ?? location));
  return (
    <div className="map-place">
      <p>
        <Address text={place_address ?? location} />
      </p>
      {stretch ? <MapAroundStretch stretch={stretch} /> : null}
    </div>
  );
}

function leafOnMap({ place_kind, place_slug, ...place }: Venue, location: string): string | null {
  if (!place_kind) return landmarkIn(foldText(location)).leaf;
  return place_slug && coordinatesOf(place) ? rowOnMap({ kind: place_kind, slug: place_slug }) : null;
}
