import { metresText } from "../../rules/sea/height-text";
import type { Tide } from "../../rules/sea/waters";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

type Sea = { tide: Tide; sun: { at: number; kind: "sunrise" | "sunset" } | null; until: number };

/** The sea in one line: what comes next, and when the light goes or comes. */
export function SeaLine({ sea: { tide, sun, until } }: { sea: Sea }) {
  const { t } = useWords();
  const { at } = useSeaWords();
  const localPath = useLocalPath();
  const { next } = tide;
  if (!next) return null;
  return (
    <a className="sea-line" id="sea-line" data-changes-at={until} href={localPath("/today")}>
      {t(`sea.line.${next.kind}`, { metres: metresText(next.metres), time: at(next.at) })}
      {sun ? ` \u00b7 ${t(`sea.line.${sun.kind}`, { time: at(sun.at) })}` : null}
    </a>
  );
}
