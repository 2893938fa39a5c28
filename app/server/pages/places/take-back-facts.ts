import { data } from "react-router";
import { changedFacts } from "../../../rules/places/confirmable-facts";
import { type Context, servicesContext } from "../../context";
import { tokenPage } from "../../http/cache-headers";
import { languageIn, wordsIn } from "../../http/i18n";
import { findTakeBack, takeBackFacts } from "../../operations/places/take-back-facts";
import { tokenOf } from "../site/mailed-token";
import { privatePage } from "../site/private-page";
import { placeView } from "./confirm-facts";

/** Shows a change made by a mailed link, with a button to undo it. */
export async function takeBackPage(context: Context, url: URL) {
  const found = await findTakeBack(context.get(servicesContext), tokenOf(url));
  const title = wordsIn(context).t(`confirmFacts.takeBack.${titles[found.state]}`);
  const init = { status: found.state === "open" ? 200 : 400, headers: tokenPage };
  return privatePage(context, url, title, { shown: shownOf(context, found) }, init);
}

const titles = {
  open: "title",
  used: "usedTitle",
  gone: "goneTitle",
  overtaken: "overtakenTitle",
} as const;

function shownOf(context: Context, found: Awaited<ReturnType<typeof findTakeBack>>) {
  if (found.state === "gone") return { state: found.state };
  if (found.state === "overtaken") {
    const { kind, row } = found.found;
    return { state: found.state, place: placeView(kind, row) };
  }
  const { state, kind, row } = found;
  const place = placeView(kind, row);
  if (state === "used") return { state, place };
  const { before, after } = found.link;
  const change = { before: before?.facts ?? {}, after: after ?? {} };
  const changes = changedFacts(kind, row, change, languageIn(context));
  return {
    state,
    place,
    before: changes.map((one) => one.before),
    after: changes.map((one) => one.after),
  };
}

export async function answerTakeBack(context: Context, url: URL) {
  const done = await takeBackFacts(context.get(servicesContext), tokenOf(url));
  const isDone = done.state === "done";
  return data({ isDone }, { status: isDone ? 200 : 400, headers: tokenPage });
}
