import { onMap, wayMap } from "../../rules/content/way-map";
import {
  briefTime,
  timePlaces,
  townLabels,
  type WordPlace,
  waterPlaces,
} from "../../rules/content/way-map-labels";
import { towns } from "../../rules/town/road";
import { useWords } from "../site/words";
import { useTownName } from "./use-town-name";

/** The pin hangs below its town and grows with the map. */
const besidePin = { dx: "0.9em", dy: "1.6em" };

type Props = { legs: { id: string; time: string }[]; total: string };

/** Labels are laid over a drawing without words, so that one drawing serves both languages. */
export function WayMap({ legs, total }: Props) {
  const { t } = useWords();
  const townName = useTownName();
  return (
    <div className="way-map">
      <img src="/scenes/maps/way.svg" width={wayMap.width} height={wayMap.height} alt={t("guides.way.map")} />
      <svg aria-hidden="true">
        {townLabels.map(({ town, side, up = 0, away = 11, size }) => {
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
          const place = timePlaces[id];
          return place ? (
            <text key={id} className="way-time" {...at(place)}>
              {briefTime(time)}
            </text>
          ) : null;
        })}
        <text className="way-water" {...at(waterPlaces.gulf)}>
          {t("guides.way.gulf")}
        </text>
        <text className="way-water" {...at(waterPlaces.ocean)}>
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

function at({ x, y, anchor }: WordPlace) {
  return { x: percent(x), y: percent(y), textAnchor: anchor };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
