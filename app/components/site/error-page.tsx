import { isRouteErrorResponse } from "react-router";
import { nearestPage } from "../../rules/content/nearest-page";
import { nationalList } from "../../rules/info/call-list";
import { errorName } from "../../rules/site/error-names";
import { dateInWords } from "../../rules/time/date-words";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { ScenePicture } from "../../ui/scene-picture";
import { EmergencyCalls } from "./emergency-calls";
import { wordOf } from "./navigation";
import { SearchField } from "./search-field";
import { WayTiles } from "./way-tiles";
import { useWords } from "./words";

const oftenWanted = ["/eat", "/stay", "/do", "/surf", "/calendar", "/transportation"] as const;

type Props = {
  error: unknown;
  /** The requested address, if known. */
  path?: string;
  /** What couldn't be shown, for errors of ours. */
  failed?: string;
};

/** The range of the tide table, for dates outside it. */
type TableReach = { first: string; last: string };
/** Details of an error: how long to wait, missing settings, the range of the tide table. */
type ErrorData = {
  retryAfter?: number;
  missing?: string[];
  tideTable?: TableReach;
  /** A paused account can't send forms, and reads why. */
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
            <ButtonLink href={localPath("/")} variant={status === 404 ? "quiet" : undefined}>
              {t("errors.home")}
            </ButtonLink>
            {near ? (
              <ButtonLink href={localPath(near)} variant="secondary">
                {t("errors.nearest", { page: t(wordOf(near)) })}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {paused?.typed ? <TypedWords words={paused.typed} /> : null}
      {status === 404 ? (
        <div className="wrap">
          <WayTiles paths={oftenWanted} />
        </div>
      ) : null}
      {status === 404 || (status >= 500 && !missing) ? <WhomToCall /> : null}
    </>
  );
}

/** What was typed in a refused form, to copy and send later. */
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

/** National emergency numbers, which need no database. */
function WhomToCall() {
  const { t } = useWords();
  return (
    <div className="section wrap">
      <p className="kicker">{t("info.emergency")}</p>
      <EmergencyCalls numbers={nationalList(t("info.numbers", { returnObjects: true }))} />
    </div>
  );
}
