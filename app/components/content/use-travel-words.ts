import { driveTime } from "../../rules/content/fact-words";
import { type Run, runsOf } from "../../rules/info/bus-timetable";
import { checkedRange } from "../../rules/info/checked-costs";
import { readFare } from "../../rules/info/fares";
import { formatPrice } from "../../rules/places/prices";
import { atClockText, clockText } from "../../rules/time/date-words";
import type { Range } from "../../rules/town/certainty";
import { useWords } from "../site/words";

/** Hours, durations and fares in words, in the page's language. */
export function useTravelWords() {
  const { t, language } = useWords();
  const clock = (minutes: number) => clockText(minutes, language);
  const at = (minutes: number) => atClockText(minutes, language);
  const span = (from: string, to: string) => t("guides.travel.span", { from, to });
  const price = ([least, most]: Range) => {
    const [from, to] = [formatPrice(least, "USD"), formatPrice(most, "USD")];
    return least === most ? from : span(from, to);
  };
  const fare = (written: string) => {
    const known = readFare(written);
    return known ? price(known) : written;
  };
  const run = ({ from, to, every }: Run) => {
    const ends = { from: clock(from), to: clock(to) };
    if (every === 0) return ends.from;
    return every === 60
      ? t("guides.travel.run", ends)
      : t("guides.travel.runMinutes", { ...ends, minutes: every });
  };
  return {
    clock,
    /** After "at" and "by", with the article Spanish needs. */
    at,
    price,
    /** In the guide's money format; text that isn't a plain price is shown as written. */
    fare,
    /** Of one bus, in one direction as in the other. */
    legFare: (cost: { range?: string; checkedOn?: string } | undefined) => {
      const known = cost && checkedRange(cost);
      return known ? fare(known.range) : t("guides.travel.noPrice");
    },
    /** "about 4 h 10", "20 to 45 min" */
    duration: (minutes: Range) => driveTime(minutes, true, { t }),
    /** "between 4:20 PM and 4:45 PM" */
    between: ([from, to]: Range) =>
      from === to
        ? t("guides.travel.around", { time: at(from) })
        : t("guides.travel.between", { from: at(from), to: at(to) }),
    /** "8:00 AM, 10:00 AM, then hourly to 5:00 PM" */
    departures: (minutes: readonly number[]) =>
      minutes.length > 0 ? runsOf(minutes).map(run).join(", ") : t("guides.travel.none"),
  };
}
