import { useContext } from "react";
import type { PocketDay } from "../../rules/info/pocket-days";
import { dinner, isAllNight } from "../../rules/places/dinner";
import type { HoursRange } from "../../rules/places/hours";
import { hoursInWords } from "../../rules/places/week-words";
import { useTravelWords } from "../content/use-travel-words";
import { useWords } from "../site/words";
import { ItemUntil, LineFrom, MadeAt } from "./pocket-timed-lines";

/** Breakfast and lunch, until the last is over. */
export function Daytime({ daytime: { coming, over } }: { daytime: PocketDay["daytime"] }) {
  const { t, language } = useWords();
  const { at } = useTravelWords();
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
                {hoursInWords({ state: "open", ranges: [hours] }, language)}
              </span>
              <span data-from={opensAt} hidden={now < opensAt}>
                {t("pocket.soon.until", { time: at(hours.closes) })}
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
  const { t, language } = useWords();
  const { at } = useTravelWords();
  if (coming.length === 0) return t("pocket.soon.nobody");
  const hoursOf = (hours: HoursRange) => {
    if (isAllNight(hours)) return t("pocket.soon.allNight");
    if (hours.opens <= dinner.from) return t("pocket.soon.until", { time: at(hours.closes) });
    return hoursInWords({ state: "open", ranges: [hours] }, language);
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
          {morning ? t("pocket.soon.morning", { name: morning.name, time: at(morning.opens) }) : null}
        </LineFrom>
      ) : null}
    </>
  );
}
