import { coordinatesOf } from "../rules/coordinates";
import { type EventPlace, pathOfPlace } from "../rules/event-place";
import { MoreLink } from "../ui/section";
import { useLocalPath } from "./local-path";
import { PlaceMap } from "./place-map";
import { useWords } from "./words";

/** Where it is, when it happens at a place the guide knows. */
export function EventWhere({ place }: { place: EventPlace }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const path = pathOfPlace(place);
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
        <p>{place.place_address}</p>
      )}
      {path ? (
        <MoreLink href={localPath(path)} label={t("events.page.atPlace", { place: place.place_name })} />
      ) : null}
    </section>
  );
}
