import { onMap, wayMap } from "../../rules/content/way-map";
import { type Town, towns } from "../../rules/town/road";
import { useWords } from "../site/words";
import { useTownName } from "./use-town-name";

/** Where each name stands beside its town. */
const named: { town: Town; right: number; below: number; isBefore?: boolean }[] = [
  { town: "panama-city", right: -8, below: -12, isBefore: true },
  { town: "tonosi", right: -6, below: -17 },
  { town: "cambutal", right: 17, below: 32 },
];

/** The way to town as a small map, which is a link. */
export function WayHere() {
  const { t, localPath } = useWords();
  const townName = useTownName();
  const { width, height } = wayMap;
  return (
    <a className="way-here" href={localPath("/transportation")}>
      <img
        src="/scenes/maps/way.svg"
        alt={t("frame.links.transportation")}
        width={width}
        height={height}
        loading="lazy"
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {named.map(({ town, right, below, isBefore }) => {
          const { x, y } = onMap(towns[town]);
          return (
            <text
              key={town}
              x={Math.round(x) + right}
              y={Math.round(y) + below}
              textAnchor={isBefore ? "end" : undefined}
            >
              {townName(town)}
            </text>
          );
        })}
      </svg>
    </a>
  );
}
