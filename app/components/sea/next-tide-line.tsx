import { metresText } from "../../rules/sea/height-text";
import type { Tide } from "../../rules/sea/tide-at";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

type Sea = {
  point: { y: number };
  tide: Tide;
  isNextTomorrow: boolean;
  sun: { at: number; kind: "sunrise" | "sunset" } | null;
  until: number;
};

/** The sea in one line: what comes next, and when the light goes or comes. */
export function NextTideLine({ sea: { point, tide, isNextTomorrow, sun, until } }: { sea: Sea }) {
  const { t, localPath } = useWords();
  const { at } = useSeaWords();
  const { next } = tide;
  if (!next) return null;
  return (
    <a className="sea-line" id="sea-line" data-changes-at={until} href={localPath("/today")}>
      <TideSign y={point.y} isFalling={next.kind === "low"} />
      <span>
        {t(`sea.line.${next.kind}`, { metres: metresText(next.metres), time: at(next.at) })}
        {isNextTomorrow ? <TodayOnly>{` ${t("sea.line.tomorrow")}`}</TodayOnly> : null}
        {sun ? (
          <>
            {" "}
            <span className="sea-sun">{t(`sea.line.${sun.kind}`, { time: at(sun.at) })}</span>
          </>
        ) : null}
      </span>
    </a>
  );
}

/** A tide pole in the water as high as it's now, and which way it goes. */
function TideSign({ y, isFalling }: { y: number; isFalling: boolean }) {
  const water = Math.round(y * 0.48) + 3;
  return (
    <svg className="now-sign" viewBox="0 0 80 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="pole" d="M22 3h10v37H22z" />
      <path className="stripes" d="M22 8h10v6H22zm0 12h10v6H22zm0 12h10v6H22z" />
      <path d={`M0 ${water}${"q5-4 10 0t10 0".repeat(4)}V40H0z`} />
      <circle cx="54" cy="20" r="12" />
      <path className="way" d={isFalling ? "M54 13v14m-6-6 6 6 6-6" : "M54 27V13m-6 6 6-6 6 6"} />
    </svg>
  );
}
