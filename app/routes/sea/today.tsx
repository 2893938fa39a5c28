import { PlainSections } from "../../components/content/plain-sections";
import { DaySea, SunAxis } from "../../components/sea/day-sea";
import { SeaNumbers } from "../../components/sea/sea-numbers";
import { TideStrip } from "../../components/sea/tide-strip";
import { TodayEvents } from "../../components/sea/today-events";
import { TodayFacts } from "../../components/sea/today-facts";
import { TodayHead } from "../../components/sea/today-head";
import { TodayOpenHours } from "../../components/sea/today-open-hours";
import { useSeaWords } from "../../components/sea/use-sea-words";
import { WhenToGo } from "../../components/sea/when-to-go";
import { FirstAidLinks } from "../../components/site/first-aid-links";
import { useWords } from "../../components/site/words";
import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";
import { loadToday } from "../../server/pages/sea/today-page";
import { BackLink, MoreLink } from "../../ui/section";
import type { Route } from "./+types/today";

export const handle = { wholeSheet: "sea", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadToday(context, url);
}

export default function TodayPage({ loaderData: today }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { picture, sky, window, season, ahead, isToday, until } = today;
  const [from, to] = [window.from, window.until].map(() => t(window.isNight ? "sea.noon" : "sea.midnight"));
  return (
    <div id="today" data-changes-at={until.getTime()}>
      <div className="today">
        <TodayHead today={today} />
        <div className="today-picture">
          <DaySea picture={picture} label={t("sea.today.picture", { from, until: to })} />
          <SunAxis picture={picture} sky={sky} />
        </div>
        <TodayFacts today={today} />
      </div>
      <div className="wrap today-more">
        <p className="season">{t(`sea.today.season.${season}`)}</p>
        <TodayEvents today={today} />
        {today.go ? <WhenToGo go={today.go} /> : null}
        <TodayOpenHours today={today} />
        <SeaNumbers today={today} />
        <FirstAidLinks />
      </div>
      <DaysAhead days={ahead} />
      <PlainSections sections={today.sections} />
      {isToday ? null : (
        <p className="wrap">
          <BackLink href={localPath("/today")} label={t("sea.today.backToToday")} />
        </p>
      )}
    </div>
  );
}

function DaysAhead({ days }: { days: readonly SeaDayAhead[] }) {
  const { t, language, localPath } = useWords();
  const month = days[0]?.date.slice(0, 7) ?? "";
  return (
    <section className="wrap" aria-labelledby="ahead-title">
      <h2 id="ahead-title">{t("sea.today.ahead")}</h2>
      <ol className="days-ahead">
        {days.map((day) => (
          <li key={day.date}>
            <h3 className="first-up">
              <a href={queryPath(localPath("/today"), { date: day.date })} rel="nofollow">
                {dateInWords(day.date, "weekday", language)} {Number(day.date.slice(8))}
              </a>
            </h3>
            <TideStrip day={day} />
            <LowOfDay day={day} />
          </li>
        ))}
      </ol>
      <p className="ways-on">
        <MoreLink href={queryPath(localPath("/tides"), { month })} label={t("sea.today.month")} />
        <MoreLink href={localPath("/week")} label={t("week.link")} />
        <MoreLink href={localPath("/pocket")} label={t("pocket.link")} />
      </p>
    </section>
  );
}

/** When the beach is widest by day. */
function LowOfDay({ day: { lowest } }: { day: SeaDayAhead }) {
  const { t } = useWords();
  const { clock } = useSeaWords();
  if (!lowest) return null;
  return (
    <p>
      {t("sea.low")} {clock(lowest.at)}
    </p>
  );
}
