import { PlainSections } from "../../components/content/plain-sections";
import { LowTideUses } from "../../components/sea/low-tide-uses";
import { MonthTidesPicture } from "../../components/sea/month-tides-picture";
import { MonthTidesTable } from "../../components/sea/month-tides-table";
import { TidesKey } from "../../components/sea/tides-key";
import { useWords } from "../../components/site/words";
import { monthPicture } from "../../rules/sea/month-picture";
import { fromToday, type TideDay } from "../../rules/sea/tide-month";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords, spanInWords } from "../../rules/time/date-words";
import { loadTides } from "../../server/pages/sea/tides-page";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/tides";

export const handle = { wholeSheet: "tides", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTides(context, url);
}

export default function Tides({ loaderData }: Route.ComponentProps) {
  const { t, language, localPath } = useWords();
  const { sections, month, days, beyond, later, today, tide, endsEarly, previous, next } = loaderData;
  const { gone, coming } = fromToday(days, today);
  const shown = [...coming, ...later];
  const [name, year] = [dateInWords(month, "monthName", language), month.slice(0, 4)];
  const picture = monthPicture(days, today, beyond);
  return (
    <div className="tides">
      <header>
        <div className="wrap">
          <h1>
            {t("sea.tides.title", { month: name })} <span>{year}</span>
          </h1>
          <nav aria-label={t("sea.tides.months")}>
            <MonthLink month={previous} icon="chevron-left" rel="prev" />
            <MonthLink month={next} icon="chevron-right" rel="next" />
          </nav>
        </div>
        {picture ? <MonthTidesPicture picture={picture} /> : null}
      </header>
      <div className="wrap">
        <div className="tides-lead">
          <p>{t("sea.tides.lead")}</p>
          <TidesKey days={shown} />
        </div>
        <DaysGone days={gone} shown={shown} today={today} />
        <MonthTidesTable days={coming} today={today} now={tide} />
        <NextMonth days={later} today={today} />
        {endsEarly ? (
          <p>{t("sea.tides.endsEarly", { day: dateInWords(endsEarly, "long", language) })}</p>
        ) : null}
        <PlainSections sections={sections} />
        <p className="muted">
          {t("sea.caveat")}{" "}
          <a className="no-print" href={queryPath(localPath("/tides.json"), { month })}>
            {t("sea.tides.json")}
          </a>
        </p>
        <p className="ways-on no-print">
          {next ? (
            <MoreLink
              href={queryPath(localPath("/tides"), { month: next })}
              label={dateInWords(next, "month", language)}
            />
          ) : null}
          <MoreLink href={localPath("/tides.ics")} label={t("sea.tides.subscribe")} />
        </p>
      </div>
      <LowTideUses />
    </div>
  );
}

type GoneProps = { days: readonly TideDay[]; shown: readonly TideDay[]; today: string };

/** Folded on a screen; paper shows the month as a whole. */
function DaysGone({ days, shown, today }: GoneProps) {
  const { t, language } = useWords();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const span = spanInWords(first.date, last.date, language);
  return (
    <details className="days-gone">
      <summary>
        {t("sea.tides.gone", {
          count: days.length,
          day: dateInWords(first.date, "dayOfMonth", language),
          ...span,
        })}
      </summary>
      <TidesKey days={days} explained={shown} />
      <MonthTidesTable days={days} today={today} />
    </details>
  );
}

/** Not printed: paper has one month. */
function NextMonth({ days, today }: { days: readonly TideDay[]; today: string }) {
  const { language } = useWords();
  const [first] = days;
  if (!first) return null;
  return (
    <div className="next-month no-print">
      <h2 className="first-up">{dateInWords(first.date, "month", language)}</h2>
      <MonthTidesTable days={days} today={today} />
    </div>
  );
}

type MonthLinkProps = { month: string | null; icon: "chevron-left" | "chevron-right"; rel: "prev" | "next" };

function MonthLink({ month, icon, rel }: MonthLinkProps) {
  const { language, localPath } = useWords();
  if (!month) return null;
  return (
    <a className="bar-button" href={queryPath(localPath("/tides"), { month })} rel={rel}>
      <Icon name={icon} label={dateInWords(month, "month", language)} />
    </a>
  );
}
