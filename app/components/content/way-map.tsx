import { onMap, wayMap } from "../../rules/content/way-map";
import { type Town, towns } from "../../rules/town/road";
import { useWords } from "../site/words";
import { useTownName } from "./use-town-name";

type Label = {
  town: Town;
  side: "left" | "right";
  up?: number;
  away?: number;
  size?: "big" | "small" | "end";
};

/** Where each town's label goes, so that none overlap or cover the road. */
const labels: Label[] = [
  { town: "panama-city", side: "left", up: 14, size: "big" },
  { town: "divisa", side: "left" },
  { town: "chitre", side: "right", up: 3 },
  { town: "las-tablas", side: "right" },
  { town: "macaracas", side: "left", size: "small" },
  { town: "pedasi", side: "right", size: "small" },
  { town: "venao", side: "right", up: -12, away: 4, size: "small" },
  { town: "tonosi", side: "left", up: 27, away: 3 },
  { town: "cambutal", side: "right", size: "end" },
];

/** The pin hangs below its town and grows with the map. */
const besidePin = { dx: "0.9em", dy: "1.6em" };

/** Where each leg's travel time goes, as fractions of the map. */
const times: Partial<Record<string, { x: number; y: number; anchor?: "end" }>> = {
  divisa: { x: 0.63, y: 0.14, anchor: "end" },
  chitre: { x: 0.28, y: 0.55, anchor: "end" },
  "las-tablas": { x: 0.435, y: 0.585 },
  tonosi: { x: 0.405, y: 0.71 },
  cambutal: { x: 0.235, y: 0.895, anchor: "end" },
};

type Props = { legs: { id: string; time: string }[]; total: string };

/** Labels are laid over a drawing without words, so that one drawing serves both languages. */
export function WayMap({ legs, total }: Props) {
  const { t } = useWords();
  const townName = useTownName();
  return (
    <div className="way-map">
      <img src="/scenes/maps/way.svg" width={wayMap.width} height={wayMap.height} alt={t("guides.way.map")} />
      <svg aria-hidden="true">
        {labels.map(({ town, side, up = 0, away = 11, size }) => {
          const { x, y } = onMap(towns[town]);
          return (
            <text
              key={town}
              className={size && `way-${size}`}
              x={percent(x / wayMap.width)}
              y={percent(y / wayMap.height)}
              dx={side === "left" ? -away : size === "end" ? besidePin.dx : away}
              dy={size === "end" ? besidePin.dy : 5 - up}
              textAnchor={side === "left" ? "end" : undefined}
            >
              {townName(town)}
            </text>
          );
        })}
        {legs.map(({ id, time }) => {
          const place = times[id];
          return place ? (
            <text
              key={id}
              className="way-time"
              x={percent(place.x)}
              y={percent(place.y)}
              textAnchor={place.anchor}
            >
              {briefly(time)}
            </text>
          ) : null;
        })}
        <text className="way-water" x="96%" y="56%" textAnchor="end">
          {t("guides.way.gulf")}
        </text>
        <text className="way-water" x="4%" y="97%">
          {t("guides.way.ocean")}
        </text>
        <text className="way-small" x="96%" y="95%" textAnchor="end">
          50 km
        </text>
      </svg>
      <p className="way-total" aria-hidden="true">
        {total} <small>{t("guides.way.byCar")}</small>
      </p>
    </div>
  );
}

/** "~1 h 20" for "about 1 h 20", so that it fits between two towns; other words stay. */
function briefly(time: string): string {
  return time.replace(/^(?:about|unos|unas|cerca de) (?=\d)/, "~");
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
