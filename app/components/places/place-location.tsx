import type { ComponentProps } from "react";
import { whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf } from "../../rules/places/coordinates";
import { type KindOnMap, kindsOnMap, rowOnMap } from "../../rules/places/map-kinds";
import lowerHalfStyles from "../../styles/place-lower-half.css?url";
import { MoreLink } from "../../ui/section";
import { TitledSection } from "../../ui/titled-section";
import { useWords } from "../site/words";
import { PlaceMap } from "./place-map";

type Props = Omit<ComponentProps<typeof PlaceMap>, "ask" | "children"> & {
  /** Only if it has its own page. */
  slug?: string;
  kind?: KindOnMap;
  whatsapp?: string | null;
  closed_for_season?: boolean;
};

/** The location: a map, or who to ask. Directions are in the action bar. */
export function PlaceLocation({ slug, kind, whatsapp, closed_for_season, ...place }: Props) {
  const { t, localPath } = useWords();
  const chat = whatsappLink(whatsapp, t("places.place.wayQuestion", { name: place.name }));
  return (
    <TitledSection titleId="location" titleClass="mb-4 text-2xl" title={t("places.place.location")}>
      <link rel="stylesheet" href={lowerHalfStyles} />
      <div id="way">
        <PlaceMap {...place} ask={closed_for_season ? null : chat}>
          {slug && kind ? (
            <MoreLink
              href={localPath(`/map?kind=${kind}#${rowOnMap({ kind: kindsOnMap[kind], slug })}`)}
              label={t("map.onMap")}
            />
          ) : null}
        </PlaceMap>
        {place.missing === "noLocation" && !coordinatesOf(place) ? (
          <MoreLink href={localPath("/transportation")} label={t("places.place.toTown")} />
        ) : null}
      </div>
    </TitledSection>
  );
}
