import { onMap, wayMap } from "../../rules/content/way-map";
import { type Town, towns } from "../../rules/town/road";
import { useWords } from "../site/words";
import { useTownName } from "./use-town-name";

/** Where each name stands beside its town. */
const named: { town: Town; right: number; below: number; isBefore?: boolean }[] = [
  { town: "panama-city", right: -8, below: -12, isBefore: true },
  { town: "divisa", right: -12, below: 5, isBefore: true },
  { town: "chitre", right: 11, below: 2 },
  { town: "las-tablas", right: 11, below: 3 },
  { town: "macaracas", right: -12, below: 2, isBefore: true },
  { town: "pedasi", right: 11, below: 5 },
  { town: "venao", right: 11, below: 9 },
  { town: "tonosi", right: -12, below: 6, isBefore: true },
  { town: "cambutal", right: 17, below: 32 },
];

/** Of the drawing's scale bar. */
const scaleMiddle = 325;

/** The way to town as a small map, which is a link. */
export function WayHere() {
  const { t, localPath } = useWords();
  const townName = useTownName();
  const { width, height } = wayMap;
  return (
    <a className="way-here" href={localPath("/transportation")}>
      <picture>
        <source media="(max-width: 55.99rem)" srcSet="/scenes/maps/way-small.svg" />
        <img
          src="/scenes/maps/way.svg"
          alt={t("frame.links.transportation")}
          width={width}
          height={height}
          loading="lazy"
        />
      </picture>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {named.map(({ town, right, below, isBefore }) => {
          const { x, y } = onMap(towns[town]);
          return (
            <text
              key={town}
              className={town === "panama-city" || town === "cambutal" ? "end" : undefined}
              x={Math.round(x) + right}
              y={Math.round(y) + below}
              textAnchor={isBefore ? "end" : undefined}
            >
              {townName(town)}
            </text>
          );
        })}
        <text x={scaleMiddle} y={478} textAnchor="middle">
          50 km
        </text>
      </svg>
    </a>
  );
}
