import { dateInWords } from "../../rules/time/date-words";
import type { Range } from "../../rules/town/certainty";
import { useTravelWords } from "../content/use-travel-words";
import { useWords } from "../site/words";

type Local = { date: string; leaves: number };
export type BusTimes = { date: string; way: "there" | "back"; local: Local | null } & (
  | { leaves: number; arrives: Range }
  | { taxi: number | null }
);

/** The last bus that still makes the connections, and its arrival; or that none does. */
export function LastBus({ bus }: { bus: BusTimes }) {
  const { t, language } = useWords();
  const { at, between } = useTravelWords();
  const dayOf = (date: string) => dateInWords(date, "day", language);
  const day = dayOf(bus.date);
  const local = bus.local ? (
    <p className="first-up">
      {t("search.answers.bus.local", { day: dayOf(bus.local.date), time: at(bus.local.leaves) })}
    </p>
  ) : null;
  if ("taxi" in bus)
    return (
      <>
        <p className="answer-line">{t("guides.travel.byBus", { day })}</p>
        <p>
          {t("guides.travel.gap")}{" "}
          {bus.taxi === null ? null : t("guides.travel.taxi", { time: at(bus.taxi) })}
        </p>
        {local}
      </>
    );
  const [time, when] = [at(bus.leaves), between(bus.arrives)];
  if (bus.way === "there")
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
      {local}
    </>
  );
}
