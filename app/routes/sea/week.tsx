import { PlainSections } from "../../components/content/plain-sections";
import { useSeaWords } from "../../components/sea/use-sea-words";
import { WeekDays } from "../../components/sea/week-days";
import { WeekNumbers } from "../../components/sea/week-numbers";
import { WeekOpenHours } from "../../components/sea/week-open-hours";
import { useWords } from "../../components/site/words";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords, spanInWords } from "../../rules/time/date-words";
import { weekdayText } from "../../rules/time/panama-time";
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
  const { at } = useSeaWords();
  const { isNow, lowest } = week;
  const dates = { ...spanInWords(week.first, week.last, language), year: week.last.slice(0, 4) };
  return (
    <div className="wrap week">
      <header>
        <h1>{t(isNow ? "week.title" : "week.titleOther")}</h1>
        <p className="week-dates first-up">{t("week.dates", dates)}</p>
        <nav aria-label={t("week.weeks")}>
          <WeekLink from={week.previous} icon="chevron-left" />
          <WeekLink from={week.next} icon="chevron-right" />
        </nav>
      </header>
      <p className="week-read">
        {lowest ? (
          <b>{t("week.lowest", { day: weekdayText(new Date(lowest.at), language), time: at(lowest.at) })} </b>
        ) : null}
        {t("week.read")}
      </p>
      <WeekDays days={week.days} />
      <WeekOpenHours places={week.places} isNow={isNow} hasMore={week.hasMorePlaces} />
      <WeekNumbers numbers={week.numbers} qr={week.qr} address={week.address} />
      <p className="week-source">{t("sea.caveat")}</p>
      <PlainSections sections={week.sections} />
      <p className="muted no-print">{t("week.print")}</p>
      <p className="actions no-print">
        <MoreLink href={localPath("/story")} label={t("week.story")} />
        <MoreLink href={localPath("/calendar")} label={t("week.calendar")} />
        <MoreLink href={localPath("/today")} label={t("week.today")} />
        <MoreLink href={localPath("/tides")} label={t("week.tides")} />
      </p>
    </div>
  );
}

type WeekLinkProps = { from: string | null; icon: "chevron-left" | "chevron-right" };

function WeekLink({ from, icon }: WeekLinkProps) {
  const { t, language, localPath } = useWords();
  if (!from) return null;
  const day = dateInWords(from, "dayOfMonth", language);
  return (
    <a className="bar-button" href={queryPath(localPath("/week"), { from })} rel="nofollow">
      <Icon name={icon} label={t(icon === "chevron-left" ? "week.earlier" : "week.later", { day })} />
    </a>
  );
}
