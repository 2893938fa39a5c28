import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { data, type RouterContextProvider } from "react-router";
import { reviewKinds } from "../../../rules/review/review-kinds";
import { noticeState } from "../../../rules/site/notice";
import type { ListingKind } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import { ask } from "../../db/client";
import { selectSweepProblems } from "../../db/pictures/bucket-sweeps";
import { type ListingTable, listingTables } from "../../db/places/listings";
import { selectReviewedListing } from "../../db/places/moderated-listings";
import { countWaiting } from "../../db/review/review-queue";
import { selectSubmittedPictures } from "../../db/review/submitted-pictures";
import { selectNotify } from "../../db/review/waiting";
import { selectNotice } from "../../db/site/notice";
import { selectOwner } from "../../db/site/owners";
import { requireAdmin } from "../../http/guards";
import { sweepProblems } from "../pictures/sweep-answer";
import { aroundOf, selectAround } from "./around";
import { launchList, launchQuestions } from "./launch-list";

type Context = Readonly<RouterContextProvider>;

/** How much of each kind waits, what the town says over its pages, what the sweep left, what is left to do before launch. */
export async function loadDashboard(context: Context, url: URL) {
  const viewer = requireAdmin(context, url);
  const { db, now, settings } = context.get(servicesContext);
  const [[chosen], [notice], sweeps, checks, info, transportation, ...counts] = await ask(db, [
    selectNotify(db, viewer.id),
    selectNotice(db),
    selectSweepProblems(db),
    ...launchQuestions(db),
    ...reviewKinds.map((kind) => countWaiting(db, kind)),
  ]);
  return {
    gaps: settings.gaps,
    notify: chosen?.notify ?? "hourly",
    sweeps: sweepProblems(sweeps),
    launch: launchList(checks, info, transportation),
    notice: notice ? { ...notice, state: noticeState(notice, now()) } : null,
    waiting: reviewKinds.map((kind, index) => ({ kind, count: counts[index]?.[0]?.count ?? 0 })),
  };
}

/** A submission with its owner, its pictures and what stands around it, in one round trip. */
export async function loadSubmission<Table extends ListingTable>(
  context: Context,
  url: URL,
  kind: ListingKind,
  table: Table,
  id: string,
  pictures: readonly SQLiteColumn[],
) {
  requireAdmin(context, url);
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const [listings, [owner], facts, ...around] = await ask(db, [
    selectReviewedListing(db, table, id),
    selectOwner(db, listingTables[kind], id),
    selectSubmittedPictures(db, listingTables[kind], id, pictures),
    ...selectAround(db, kind, id, now),
  ]);
  const [listing] = listings;
  if (!listing) throw data(null, 404);
  return { listing, owner: owner ?? null, facts, now, ...aroundOf(id, around) };
}
