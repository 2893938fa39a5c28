import { useContext } from "react";
import type { PocketDay } from "../../rules/info/pocket-days";
import { dinner, isAllNight, type ServedHours } from "../../rules/places/dinner";
import { hoursInWords } from "../../rules/places/week-words";
import { useTravelWords } from "../content/use-travel-words";
import { useWords } from "../site/words";
import { ItemUntil, LineFrom, MadeAt } from "./pocket-timed-lines";

function useMealWords() {
  const { t, language } = useWords();
  const { at } = useTravelWords();
  /** "until 9:00 PM", or the kitchen's last order. */
  const until = ({ closes, doorsClose }: ServedHours) =>
    t(doorsClose === null ? "pocket.soon.until" : "pocket.soon.kitchen", { time: at(closes) });
  const hours = (served: ServedHours) => {
    const range = { opens: served.opens, closes: served.doorsClose ?? served.closes };
    const doors = hoursInWords({ state: "open", ranges: [range] }, language);
    return served.doorsClose === null ? doors : `${doors}, ${until(served)}`;
  };
  return { at, until, hours };
}

/** Breakfast and lunch, until the last is over. */
export function Daytime({ daytime: { coming, over } }: { daytime: PocketDay["daytime"] }) {
  const { t } = useWords();
  const words = useMealWords();
  const now = useContext(MadeAt);
  if (!over) return null;
  return (
    <div className="daytime no-print" data-until={over.from} hidden={over.from <= now}>
      <dt>{t("pocket.soon.daytime")}</dt>
      <dd>
        <ul>
          {coming.map(({ name, anchor, hours, opensAt, until }) => (
            <ItemUntil key={anchor} until={until}>
              <a href={`#${anchor}`}>{name}</a>{" "}
              <span data-until={opensAt} hidden={opensAt <= now}>
                {words.hours(hours)}
              </span>
              <span data-from={opensAt} hidden={now < opensAt}>
                {words.until(hours)}
              </span>
            </ItemUntil>
          ))}
        </ul>
      </dd>
    </div>
  );
}

export function Dinners({ day: { dinner: dinners, morning } }: { day: PocketDay }) {
  const { coming, more, over } = dinners;
  const { t } = useWords();
  const words = useMealWords();
  if (coming.length === 0) return t("pocket.soon.nobody");
  const hoursOf = (hours: ServedHours) => {
    if (isAllNight(hours)) return t("pocket.soon.allNight");
    return hours.opens <= dinner.from ? words.until(hours) : words.hours(hours);
  };
  return (
    <>
      <ul>
        {coming.map(({ name, anchor, hours, until }) => (
          <ItemUntil key={anchor} until={until}>
            <a href={`#${anchor}`}>{name}</a> <span>{hoursOf(hours)}</span>
          </ItemUntil>
        ))}
        {more > 0 ? (
          <ItemUntil until={over?.from}>
            <a href="#places">{t("pocket.soon.more", { count: more })}</a>
          </ItemUntil>
        ) : null}
      </ul>
      {over ? (
        <LineFrom from={over.from}>
          {t("pocket.soon.dinnerOver")}{" "}
          {morning ? t("pocket.soon.morning", { name: morning.name, time: words.at(morning.opens) }) : null}
        </LineFrom>
      ) : null}
    </>
  );
}
