import { metresText } from "../../rules/sea/height-text";
import type { Tide } from "../../rules/sea/tide-at";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

type Sea = {
  day: { sea: string };
  point: { x: number; y: number };
  tide: Tide;
  isNextTomorrow: boolean;
  sun: { at: number; kind: "sunrise" | "sunset" } | null;
  until: number;
};

/** The sea in one line: what comes next, and when the light goes or comes. */
export function NextTideLine({ sea: { day, point, tide, isNextTomorrow, sun, until } }: { sea: Sea }) {
  const { t, localPath } = useWords();
  const { at } = useSeaWords();
  const { next } = tide;
  if (!next) return null;
  return (
    <a className="sea-line" id="sea-line" data-changes-at={until} href={localPath("/today")}>
      <TideLine sea={day.sea} {...point} />
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

/** Of the drawing of a day, which leaves room for words below the sea, its upper part. */
const shown = 1.45;

/** The day's tide, one line high, with a dot where it is now. */
function TideLine({ sea, x, y }: { sea: string; x: number; y: number }) {
  return (
    <svg className="now-sign" aria-hidden="true">
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        width="100%"
        height={`${shown * 100}%`}
        aria-hidden="true"
      >
        <path d={sea} />
      </svg>
      <circle cx={`${x}%`} cy={`${Math.round(y * shown)}%`} r="5" />
    </svg>
  );
}
