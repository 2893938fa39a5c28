import type { ReactNode } from "react";
import { PlainSections } from "../../components/content/plain-sections";
import { PlacesOpenThisWeek } from "../../components/sea/places-open-this-week";
import { useWeekPrintSize } from "../../components/sea/use-week-print-size";
import { WeekAxis } from "../../components/sea/week-day-strip";
import { WeekDays } from "../../components/sea/week-days";
import { WeekEmergencyNumbers } from "../../components/sea/week-emergency-numbers";
import { WeekKey } from "../../components/sea/week-key";
import { useWords } from "../../components/site/words";
import { queryPath } from "../../rules/site/query-path";
import { spanInWords } from "../../rules/time/date-words";
import { loadWeek } from "../../server/pages/info/week-page";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/week";

export const handle = { wholeSheet: "week", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWeek(context, url);
}

export default function WeekPage({ loaderData: week }: Route.ComponentProps) {
  const { t, language, localPath } = useWords();
  const { isNow, lowest, days } = week;
  const dates = { ...spanInWords(week.first, week.last, language), year: week.last.slice(0, 4) };
  const [first] = days;
  return (
    <div className={`week${useWeekPrintSize(days)}`}>
      <div className="week-top">
        <div className="sea week-sky" />
        <header>
          <h1>{t(isNow ? "week.title" : "week.titleOther")}</h1>
          <p className="week-dates first-up">{t("week.dates", dates)}</p>
          <nav aria-label={t("week.weeks")}>
            <WeekLink from={week.previous} before={<Icon name="chevron-left" />} name={t("week.earlier")} />
            <WeekLink from={week.next} name={t("week.later")} after={<Icon name="chevron-right" />} />
          </nav>
        </header>
        <WeekDays days={days.slice(0, 1)} axis={<WeekAxis />} />
        {first ? <WeekKey sky={first.sky} moon={first.moon} lowest={lowest} /> : null}
      </div>
      <div className="wrap">
        <WeekAxis />
        <WeekDays days={days.slice(1)} />
        <PlacesOpenThisWeek
          places={week.places}
          isNow={isNow}
          first={week.firstWeekday}
          today={week.todayWeekday}
          holidays={week.holidays}
          hasMore={week.hasMorePlaces}
        />
        <WeekEmergencyNumbers numbers={week.numbers} qr={week.qr} address={week.address} />
        <p className="week-source">
          {t("sea.caveat")} <span className="no-print">{t("week.print")}</span>
        </p>
        <PlainSections sections={week.sections} />
        <p className="ways-on no-print">
          <MoreLink href={localPath("/story")} label={t("week.story")} />
          <MoreLink href={localPath("/calendar")} label={t("week.calendar")} />
          <MoreLink href={localPath("/today")} label={t("week.today")} />
          <MoreLink href={localPath("/tides")} label={t("week.tides")} />
        </p>
      </div>
    </div>
  );
}

type WeekLinkProps = { from: string | null; before?: ReactNode; name: string; after?: ReactNode };

function WeekLink({ from, before, name, after }: WeekLinkProps) {
  const { localPath } = useWords();
  if (!from) return null;
  return (
    <a className="bar-button" href={queryPath(localPath("/week"), { from })} rel="nofollow">
      {before}
      {name}
      {after}
    </a>
  );
}
