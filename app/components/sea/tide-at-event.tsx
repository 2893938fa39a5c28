import { metresText } from "../../rules/sea/height-text";
import { nextTurn, type Tide } from "../../rules/sea/tide-at";
import type { WeekDay } from "../../rules/sea/week-day-picture";
import eventSeaStyles from "../../styles/event-sea.css?url";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";
import { DayStrip, WeekAxis } from "./week-day-strip";

/** `day` is null where its sun isn't known. */
export type SeaOfEvent = { tide: Tide; day: WeekDay | null };

/** The tide at the time of an event on the beach, and the sea of its day with its hours marked. */
export function TideAtEvent({ tide, day }: SeaOfEvent) {
  const { t } = useWords();
  const { at } = useSeaWords();
  const { state, metres } = tide;
  const next = nextTurn(tide);
  const turn = next
    ? t(`sea.onBeach.next.${next.kind}`, { time: at(next.at), metres: metresText(next.metres) })
    : "";
  return (
    <section className="event-sea" aria-labelledby="tide">
      <link rel="stylesheet" href={eventSeaStyles} />
      <h2 id="tide">{t("sea.onBeach.title")}</h2>
      {day ? (
        <>
          <DayStrip day={day} isAlone />
          <WeekAxis />
        </>
      ) : null}
      <p>
        <b>{t(`sea.onBeach.${state}`, { metres: metresText(metres) })}</b>
        {turn} <small>{t("sea.caveat")}</small>
      </p>
    </section>
  );
}
