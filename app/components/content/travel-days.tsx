import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";

const daysShown = 7;

/** Links to each of the next seven days. */
export function TravelDays({ day, today }: { day: number; today: number }) {
  const { t, language, localPath } = useWords();
  const first = day - ((day - today) % daysShown);
  const hrefOf = (one: number) => `${queryPath(localPath("/transportation"), { day: formatDay(one) })}#costs`;
  const days = Array.from({ length: daysShown }, (_, index) => first + index);
  return (
    <nav className="days no-print" aria-label={t("guides.travel.days")}>
      {days.map((one) => {
        const date = formatDay(one);
        const name = `${dateInWords(date, "weekday", language)} ${Number(date.slice(8))}`;
        return (
          <a
            key={date}
            className={classNames("bar-button", one === today && "live")}
            href={hrefOf(one)}
            rel="nofollow"
            aria-current={one === day ? "date" : undefined}
          >
            {one === today ? t("guides.travel.today") : name}
          </a>
        );
      })}
      <a className="bar-button" href={hrefOf(first + daysShown)} rel="nofollow">
        <Icon name="chevron-right" label={t("guides.travel.later")} />
      </a>
    </nav>
  );
}
