import { pathOfVenue, type Venue } from "../../rules/events/venue";
import { coordinatesOf } from "../../rules/places/coordinates";
import { rowOnMap } from "../../rules/places/map-kinds";
import { MoreLink } from "../../ui/section";
import { Address } from "../places/address";
import { PlaceMap } from "../places/place-map";
import { useWords } from "../site/words";

/** An event's venue, if the guide lists it. */
export function VenueSection({ place }: { place: Venue }) {
  const { t, localPath } = useWords();
  const path = pathOfVenue(place);
  if (!place.place_name) return null;
  return (
    <section aria-labelledby="where">
      <h2 id="where">{place.place_name}</h2>
      {coordinatesOf(place) ? (
        <PlaceMap
          name={place.place_name}
          address={place.place_address ?? ""}
          latitude={place.latitude}
          longitude={place.longitude}
        />
      ) : (
        <p>
          <Address text={place.place_address ?? ""} />
        </p>
      )}
      <p className="actions">
        {path ? (
          <MoreLink href={localPath(path)} label={t("events.page.atPlace", { place: place.place_name })} />
        ) : null}
        {place.place_kind && place.place_slug && coordinatesOf(place) ? (
          <MoreLink
            href={localPath(`/map#${rowOnMap({ kind: place.place_kind, slug: place.place_slug })}`)}
            label={t("map.onMap")}
          />
        ) : null}
        <MoreLink href={localPath("/transportation")} label={t("places.place.toTown")} />
      </p>
    </section>
  );
}
