import { type ContentRow, composeSections } from "../../../rules/content/page-content";
import { isMadeUp, unpriced } from "../../../rules/info/checked-costs";
import { untimed } from "../../../rules/info/rides-of-day";
import { unfilledFacilities, unfilledNumbers } from "../../../rules/info/unfilled";
import { reviewKinds } from "../../../rules/review/review-kinds";
import { type LaunchLine, launchLines } from "../../../rules/site/launch";
import { noticeState } from "../../../rules/site/notice";
import { nearlyFull } from "../../../rules/site/storage-fullness";
import { type Context, servicesContext } from "../../context";
import { selectClaimTimes } from "../../db/accounts/claims";
import { selectPageContent } from "../../db/content/page-content";
import { ask, type Database } from "../../db/database";
import { selectSweepProblems } from "../../db/pictures/bucket-sweeps";
import { countUnanswered } from "../../db/places/fact-checks";
import { selectNotify } from "../../db/review/admin-notifications";
import { countWaiting } from "../../db/review/review-queue";
import { sumCorrections } from "../../db/review/visitor-corrections";
import { askSize, countUnsaidPictures, sumPictures } from "../../db/site/dashboard-figures";
import { selectLaunchChecks } from "../../db/site/launch-checks";
import { selectNotice } from "../../db/site/notice";
import { requireAdmin } from "../../http/guards";
import { failingQuestions, readFailing } from "../../operations/site/find-failing";
import { guideSections } from "../content/built-in-sections";
import { outdatedTranslations, selectManagedSections } from "../content/outdated-translations";
import { townServices } from "../info/info-content";
import { sweepProblems } from "../pictures/sweep-answer";

/** The dashboard: what's waiting by kind, the notice, the sweep's problems, the launch list. */
export async function loadDashboard(context: Context, url: URL) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { db, now, settings, letterMailer } = services;
  const [
    runs,
    first,
    mail,
    changes,
    current,
    size,
    [weight],
    [unsaid],
    claims,
    [corrections],
    sections,
    [chosen],
    [notice],
    sweeps,
    checks,
    info,
    transportation,
    [unanswered],
    ...counts
  ] = await ask(db, [
    ...failingQuestions(db),
    askSize(db),
    sumPictures(db),
    countUnsaidPictures(db),
    selectClaimTimes(db),
    sumCorrections(db, now()),
    selectManagedSections(db, context),
    selectNotify(db, viewer.id),
    selectNotice(db),
    selectSweepProblems(db),
    ...launchQuestions(db),
    countUnanswered(db),
    ...reviewKinds.map((kind) => countWaiting(db, kind)),
  ]);
  return {
    failing: await readFailing(services, runs, first, mail, changes, current),
    gaps: settings.gaps,
    notify: chosen?.notify ?? "hourly",
    sweeps: sweepProblems(sweeps),
    launch: launchList(checks, info, transportation, letterMailer !== null),
    notice: notice ? { ...notice, state: noticeState(notice, now()) } : null,
    waiting: reviewKinds.map((kind, index) => ({
      kind,
      ...(counts[index]?.[0] ?? { count: 0, oldest: null }),
    })),
    full: [
      ...nearlyFull("database", size.meta.size_after, settings.limits.database),
      ...nearlyFull("pictures", weight?.bytes ?? 0, settings.limits.pictures),
    ],
    corrections: corrections ?? { count: 0, oldest: null, closed: 0 },
    claims: { count: claims.length, oldest: claims[0]?.at ?? null },
    behind: outdatedTranslations(context, sections, now()),
    unsaid: unsaid?.count ?? 0,
    unanswered: unanswered?.count ?? 0,
    now: now(),
  };
}

/** Queries for the launch list, for the page's batch. */
function launchQuestions(db: Database) {
  return [
    selectLaunchChecks(db),
    selectPageContent(db, { path: "/info" }),
    selectPageContent(db, { path: "/transportation" }),
  ] as const;
}

/** Numbers, addresses and prices are stored in the English rows only. */
function launchList(
  checks: readonly { check: string }[],
  info: readonly ContentRow[],
  transportation: readonly ContentRow[],
  isLetterMailed: boolean,
): LaunchLine[] {
  const { services } = townServices({ language: "en", own: info, english: info, fact });
  return launchLines(new Set(checks.map(({ check }) => check)), {
    numbers: unfilledNumbers(services),
    facilities: unfilledFacilities(services),
    ...askedLeft(transportation),
    letter: isLetterMailed ? 0 : 1,
  });
}

/** Facts don't matter for counting. */
const fact = () => undefined;

/** Departures and prices nobody has checked yet. */
function askedLeft(rows: readonly ContentRow[]) {
  const page = { language: "en" as const, ownRows: rows, englishRows: [], fact };
  const sections = composeSections(page, (language) => guideSections(language, "transportation"));
  const shown = sections.find((one) => one.kind === "costs")?.costs;
  const costs = shown?.map((cost) => (isMadeUp(cost) ? { ...cost, checkedOn: "" } : cost));
  return { departures: costs ? untimed(costs) : 0, prices: costs ? unpriced(costs) : 0 };
}
