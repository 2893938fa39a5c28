import village from "../../../public/scenes/maps/village.svg?raw";
import { mapLeaf, mapTurn, mapWidth } from "../../rules/town/village";
import { MapGlyphs } from "../places/map-row";
import { VillageMapLeaf } from "../places/village-map-leaf";
import { useWords } from "../site/words";
import { PocketPart } from "./pocket-part";
import type { PocketMap as Mapped } from "./pocket-places";

/** The map inlined as SVG, so that it needs no other file offline. */
const drawing = `data:image/svg+xml,${village.replace(/[%#<>"\n]/g, encodeURIComponent)}`;

export function PocketMap({ map: { leaves, others } }: { map: Mapped }) {
  const { t } = useWords();
  const walked = leaves.flatMap(({ steps }) => steps.map(({ place }) => place));
  const glyphs = [...walked, ...others].map(({ glyph }) => glyph);
  return (
    <PocketPart id="map" title={t("pocket.parts.map")}>
      <MapGlyphs glyphs={glyphs} />
      <svg className="unseen" aria-hidden="true">
        <image id="ground" href={drawing} width={mapWidth} height={mapLeaf.height} />
      </svg>
      <div className="village-page">
        <div className="village-screen">
          {leaves.map((leaf) => (
            <section key={leaf.leaf} className={leaf.leaf}>
              <VillageMapLeaf {...leaf} ground="#ground" anchorOf={({ number }) => `#p${number}`} />
            </section>
          ))}
        </div>
      </div>
      <p className="entry quiet">{t("map.how", { degrees: Math.round(mapTurn) })}</p>
    </PocketPart>
  );
}
