import type { ReactNode } from "react";
import { telLink } from "../../rules/places/contact-links";
import { coordinatesOf } from "../../rules/places/coordinates";
import { mapEmbedUrl, mapSearchLink } from "../../rules/places/map-links";
import type { NamedPoint } from "../../rules/town/map-part";
import type { LandmarkPart } from "../../rules/town/map-part-by-landmark";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";
import { Address } from "./address";
import { MapAroundPlace, MapAroundStretch } from "./map-around-place";

/** The text for a place without a position, and the label of the link that searches its address. */
const links = { noLocation: "findIt", notPlaced: "findAddress" } as const;

type Props = {
  name: string;
  address: string;
  missing?: keyof typeof links;
  /** Where it must be, if there's no position. */
  stretch?: LandmarkPart | null;
  /** A chat to ask for directions. */
  ask?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  /** Numbered on the map and named below it. */
  neighbours?: readonly NamedPoint[];
  /** Only our own drawing: the detailed map is on a tab of its own. */
  isBrief?: boolean;
  /** A number to write below the address. */
  dial?: string;
  /** Other ways to see where it is. */
  children?: ReactNode;
};

/** The map comes from another site, so it loads only when opened. */
export function PlaceMap({
  name,
  address,
  missing,
  stretch,
  ask,
  neighbours,
  isBrief,
  dial,
  children,
  ...position
}: Props) {
  const { t } = useWords();
  const where = coordinatesOf(position);
  const call = telLink(dial);
  const onOtherMap = (
    <a className="more" href={mapSearchLink(where ?? address)} rel="noopener">
      {t(`places.place.${where || !missing ? "findOnMap" : links[missing]}`)}
      <Icon name="external" />
    </a>
  );
  return (
    <div className="map-place">
      <p>
        <Icon name="pin" />
        <span>
          <Address text={address} />
        </span>
      </p>
      {call ? (
        <p>
          <Icon name="phone" />
          <a href={call}>{dial}</a>
        </p>
      ) : null}
      {where ? <MapAroundPlace where={where} neighbours={neighbours} /> : null}
      {where ? children : null}
      {where && !isBrief ? (
        <details className="map">
          <summary className="more">{t("places.place.showMap")}</summary>
          <iframe
            src={mapEmbedUrl(where)}
            title={t("places.place.mapTitle", { name })}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
          <p>{t("places.place.mapNote")}</p>
          {onOtherMap}
        </details>
      ) : null}
      {where ? null : (
        <>
          {stretch ? <MapAroundStretch stretch={stretch} neighbours={neighbours} /> : null}
          <p className="text-muted">
            <span>
              {missing && t(`places.place.${missing}`)}{" "}
              {ask && (
                <a href={ask} rel="nofollow noopener">
                  {t("places.place.askWay")}
                </a>
              )}
            </span>
          </p>
          {ask ? null : onOtherMap}
        </>
      )}
    </div>
  );
}
