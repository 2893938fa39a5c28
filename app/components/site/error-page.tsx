import { isRouteErrorResponse } from "react-router";
import { nearestPage } from "../../rules/content/nearest-page";
import { nationalList } from "../../rules/info/call-list";
import { errorName } from "../../rules/site/error-names";
import { dateInWords } from "../../rules/time/dates";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { ScenePicture } from "../../ui/scene-picture";
import { MoreLink } from "../../ui/section";
import { CallStrip } from "./call-strip";
import { wordOf } from "./navigation";
import { SearchField } from "./search-field";
import { useWords } from "./words";

type Props = {
  error: unknown;
  /** The address asked for, where it is known. */
  path?: string;
  /** What the guide could not show, where the trouble is its own. */
  failed?: string;
};

/** The days between which tides are told, for who asked for others. */
type TableReach = { first: string; last: string };
/** What an answer that is no page may say of itself: how long to wait, which settings the studio lacks, how far tides reach. */
type ErrorData = {
  retryAfter?: number;
  missing?: string[];
  tideTable?: TableReach;
  /** Whose account is paused sends nothing, and reads why. */
  paused?: { reason: string; contact: string; typed?: string };
};

export function ErrorPage({ error, path, failed }: Props) {
  const { t, language, localPath } = useWords();
  const inWords = ({ first, last }: TableReach) => ({
    first: dateInWords(first, "long", language),
    last: dateInWords(last, "long", language),
  });
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const errorData: ErrorData = (isRouteErrorResponse(error) && error.data) || {};
  const { retryAfter: seconds, missing, tideTable: table, paused } = errorData;
  const name = missing ? "studioClosed" : paused ? "paused" : errorName(status);
  const title = t(table ? "errors.beyondTable.title" : `errors.${name}.title`);
  const lead = status >= 500 && failed && !missing ? `${failed}. ` : "";
  const values = { settings: missing?.join(", "), ...paused };
  const text =
    lead + (table ? t("errors.beyondTable.text", inWords(table)) : t(`errors.${name}.text`, values));
  const near = status === 404 && path ? nearestPage(path) : null;
  const wait = seconds ? t("errors.tooMany.wait", { count: Math.ceil(seconds / 60) }) : "";
  return (
    <>
      <title>{`${title} · ${t("frame.siteName")}`}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <PageHero
        title={title}
        subtitle={`${text} ${wait}`.trim()}
        picture={<ScenePicture scene="not-found" hero priority />}
        actions={
          <>
            {status === 404 ? <SearchField id="search" /> : null}
            <ButtonLink href={localPath("/")}>{t("errors.home")}</ButtonLink>
            {near ? (
              <ButtonLink href={localPath(near)} variant="secondary">
                {t("errors.nearest", { page: t(wordOf(near)) })}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {paused?.typed ? <TypedWords words={paused.typed} /> : null}
      {status === 404 ? <WaysOn /> : null}
      {status === 404 || (status >= 500 && !missing) ? <WhomToCall /> : null}
    </>
  );
}

/** What was in a form that was refused as a whole: to be copied, and sent another day. */
function TypedWords({ words }: { words: string }) {
  const { t } = useWords();
  return (
    <div className="wrap grid gap-2 pb-20">
      <label className="label" htmlFor="typed">
        {t("errors.paused.typed")}
      </label>
      <textarea className="input" id="typed" rows={12} readOnly defaultValue={words} />
    </div>
  );
}

const oftenWanted = ["/eat", "/stay", "/today", "/calendar", "/map"] as const;

/** What most people look for, one press away. */
function WaysOn() {
  const { t, localPath } = useWords();
  return (
    <p className="wrap actions">
      {oftenWanted.map((path) => (
        <MoreLink key={path} href={localPath(path)} label={t(wordOf(path))} />
      ))}
    </p>
  );
}

/** Somebody may have come for help: the nation's numbers need no database. */
function WhomToCall() {
  const { t } = useWords();
  return (
    <div className="section wrap">
      <p className="kicker">{t("info.emergency")}</p>
      <CallStrip quiet numbers={nationalList(t("info.numbers", { returnObjects: true }))} />
    </div>
  );
}
