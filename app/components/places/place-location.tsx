import type { ComponentProps } from "react";
import { directionsLink, whatsappLink } from "../../rules/places/contact-links";
import { coordinatesOf } from "../../rules/places/coordinates";
import type { KindOnMap } from "../../rules/places/map-kinds";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";
import { PlaceMap } from "./place-map";

type Props = {
  /** Where it has a page of its own. */
  slug?: string;
  kind?: KindOnMap;
  name: string;
  address: string;
  missing: ComponentProps<typeof PlaceMap>["missing"];
  latitude?: number | null;
  longitude?: number | null;
  whatsapp?: string | null;
  closed_for_season?: boolean;
};

/** Where it is and how one gets there: by a map, by asking, and from far away. */
export function PlaceLocation({ slug, kind, whatsapp, closed_for_season, ...place }: Props) {
  const { t, localPath } = useWords();
  const where = coordinatesOf(place);
  const chat = whatsappLink(whatsapp, t("places.place.wayQuestion", { name: place.name }));
  return (
    <div className="grid justify-items-start gap-3" id="way">
      <PlaceMap {...place} ask={closed_for_season ? null : chat} />
      {where && (
        <ButtonLink href={directionsLink(where)} variant="secondary" icon="external" rel="noopener">
          {t("places.place.way")}
        </ButtonLink>
      )}
      {where && slug && kind ? (
        <MoreLink href={localPath(`/map?kind=${kind}#at-${slug}`)} label={t("map.onMap")} />
      ) : null}
      <MoreLink href={localPath("/transportation")} label={t("places.place.toTown")} />
    </div>
  );
}
