import type { SeaDayAhead } from "../../rules/sea/day-ahead";
import { metresText } from "../../rules/sea/height-text";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

/** High and low tides in order; those in daylight are bold. */
export function WaterRow({ waters }: { waters: SeaDayAhead["waters"] }) {
  const { t } = useWords();
  const { clockParts } = useSeaWords();
  return (
    <ul className="water-row">
      {waters.map(({ at, kind, metres, isLight }) => {
        const [time, half] = clockParts(at);
        const Time = isLight ? "b" : "span";
        return (
          <li key={at} className={kind}>
            <span className="unseen">{t(`sea.${kind}`)}</span>
            <Time>
              {`${time} `}
              <small>{half}</small>
            </Time>
            <i>{t("sea.metres", { metres: metresText(metres) })}</i>
          </li>
        );
      })}
    </ul>
  );
}
