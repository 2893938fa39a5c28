import { useTranslation } from "react-i18next";
import { mapEmbedUrl, mapSearchLink } from "../rules/contact-links";
import { coordinatesOf } from "../rules/coordinates";
import { type EventPlace, pathOfPlace } from "../rules/event-place";
import { MoreLink } from "../ui/section";
import { useLocalPath } from "./local-path";

/** Where it is, when it happens at a place the guide knows. */
export function EventWhere({ place }: { place: EventPlace }) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  const path = pathOfPlace(place);
  const coordinates = coordinatesOf(place);
  if (!place.place_name) return null;
  return (
    <section aria-labelledby="where">
      <h2 id="where">{place.place_name}</h2>
      {place.place_address ? <p>{place.place_address}</p> : null}
      {coordinates ? (
        <>
          <iframe
            className="map"
            src={mapEmbedUrl(coordinates)}
            title={t("events.page.mapOf", { place: place.place_name })}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
          <MoreLink href={mapSearchLink(coordinates)} label={t("events.page.openMap")} />
        </>
      ) : null}
      {path ? (
        <MoreLink href={localPath(path)} label={t("events.page.atPlace", { place: place.place_name })} />
      ) : null}
    </section>
  );
}
