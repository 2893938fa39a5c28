import type { RouterContextProvider } from "react-router";
import { noticeState } from "../../../rules/site/notice";
import { formatLocalDateTime } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { selectNotice } from "../../db/site/notice";

const day = 24 * 60 * 60_000;

/** The notice as it stands, and how far ahead a new one would end if nobody says otherwise. */
export async function loadNotice(context: Readonly<RouterContextProvider>) {
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const [stored = null] = await selectNotice(db);
  const inADay = formatLocalDateTime(new Date(now.getTime() + day));
  return { stored, state: noticeState(stored, now), inADay };
}
