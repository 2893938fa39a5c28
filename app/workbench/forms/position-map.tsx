import { useWords } from "../../components/site/words";
import type { Coordinates } from "../../rules/places/coordinates";
import { mapLeaf, mapWidth, onVillageMap } from "../../rules/town/village";

const frame = { width: 390, height: 220 };
const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** The position on the village map, to check it by eye, with a link to a world map. */
export function PositionMap({ position }: { position: Coordinates }) {
  const { t } = useWords();
  const { latitude, longitude } = position;
  const { x, y } = onVillageMap(position);
  const isDrawn = x >= 0 && x <= mapWidth && y >= 0 && y <= mapLeaf.height;
  const left = within(x - frame.width / 2, mapWidth - frame.width);
  const top = within(y - frame.height / 2, mapLeaf.height - frame.height);
  return (
    <figure className="grid gap-2">
      {isDrawn && (
        <svg
          className="w-full rounded-lg border border-line"
          viewBox={`${left} ${top} ${frame.width} ${frame.height}`}
          role="img"
          aria-label={t("submission.position.onMap")}
        >
          <image href="/scenes/maps/village.svg" width={mapWidth} height={mapLeaf.height} />
          <circle
            className="fill-clay stroke-white"
            cx={Math.round(x)}
            cy={Math.round(y)}
            r={8}
            strokeWidth={3}
          />
        </svg>
      )}
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="text-muted">
          {t(isDrawn ? "submission.position.drawn" : "submission.position.outside")}
        </span>
        <a
          className="py-2.5"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("submission.position.check")}
        </a>
      </figcaption>
    </figure>
  );
}
