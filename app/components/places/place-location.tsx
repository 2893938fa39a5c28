import type { ComponentProps } from "react";
import { whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf } from "../../rules/places/coordinates";
import { type KindOnMap, kindsOnMap, rowOnMap } from "../../rules/places/map-kinds";
import mapStyles from "../../styles/place-map.css?url";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";
import { PlaceMap } from "./place-map";

type Props = {
  /** Only if it has its own page. */
  slug?: string;
  kind?: KindOnMap;
  name: string;
  address: string;
  missing: ComponentProps<typeof PlaceMap>["missing"];
  latitude?: number | null;
  longitude?: number | null;
  /** Numbered on the map and named below it. */
  neighbours?: ComponentProps<typeof PlaceMap>["neighbours"];
  whatsapp?: string | null;
  closed_for_season?: boolean;
};

/** The location: a map, or who to ask. Directions are in the action bar. */
export function PlaceLocation({ slug, kind, whatsapp, closed_for_season, ...place }: Props) {
  const { t, localPath } = useWords();
  const chat = whatsappLink(whatsapp, t("places.place.wayQuestion", { name: place.name }));
  return (
    <div className="grid justify-items-start gap-3" id="way">
      <link rel="stylesheet" href={mapStyles} />
      <PlaceMap {...place} ask={closed_for_season ? null : chat}>
        {slug && kind ? (
          <MoreLink
            href={localPath(`/map?kind=${kind}#${rowOnMap({ kind: kindsOnMap[kind], slug })}`)}
            label={t("map.onMap")}
          />
        ) : null}
      </PlaceMap>
      {slug && kind && coordinatesOf(place) ? null : (
        <MoreLink href={localPath("/transportation")} label={t("places.place.toTown")} />
      )}
    </div>
  );
}
