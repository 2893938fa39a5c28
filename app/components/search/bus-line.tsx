import { dateInWords } from "../../rules/time/dates";
import type { Range } from "../../rules/town/certainty";
import { useTravelWords } from "../content/use-travel-words";
import { useWords } from "../site/words";

export type BusTimes = { date: string; leaves: number; arrives: Range; way: "there" | "back" };

/** The last bus that still makes the connections, and its arrival. */
export function BusLine({ bus: { date, leaves, arrives, way } }: { bus: BusTimes }) {
  const { t, language } = useWords();
  const { at, between } = useTravelWords();
  const [day, time, when] = [dateInWords(date, "day", language), at(leaves), between(arrives)];
  if (way === "there")
    return (
      <>
        <p className="answer-line">{t("guides.travel.leave", { day, time })}</p>
        <p>{t("guides.travel.arrive", { when })}</p>
      </>
    );
  return (
    <>
      <p className="answer-line first-up">{`${day}: ${t("search.answers.bus.leavesBack", { time })}`}</p>
      <p>{t("guides.travel.backArrive", { when })}</p>
    </>
  );
}
