import { PlainSections } from "../../components/content/plain-sections";
import { DayEvents } from "../../components/sea/day-events";
import { DaySea } from "../../components/sea/day-sea";
import { DaysAhead } from "../../components/sea/days-ahead";
import { OpenHours } from "../../components/sea/open-hours";
import { SeaNumbers } from "../../components/sea/sea-numbers";
import { SunAxis } from "../../components/sea/sun-axis";
import { TodayFacts } from "../../components/sea/today-facts";
import { TodayHead } from "../../components/sea/today-head";
import { FirstAidWays } from "../../components/site/first-aid-ways";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { loadToday } from "../../server/pages/sea/today-page";
import { BackLink } from "../../ui/section";
import type { Route } from "./+types/today";

export const handle = { whole: "sea", quiet: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadToday(context, url);
}

export default function TodayPage({ loaderData: today }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
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
        <OpenHours today={today} />
        <SeaNumbers today={today} />
        <DayEvents today={today} />
        <FirstAidWays />
        <p className="season">{t(`sea.today.season.${season}`)}</p>
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
