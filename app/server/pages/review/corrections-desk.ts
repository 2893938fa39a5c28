import { data } from "react-router";
import { isOneOf } from "../../../rules/places/categories";
import { tabOf } from "../../../rules/places/own-listings";
import { submissionPath } from "../../../rules/review/submission-path";
import {
  type CorrectedKind,
  correctedKinds,
  matters,
  withNotes,
} from "../../../rules/review/visitor-corrections";
import { localPath } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/page-key";
import { queryPath } from "../../../rules/site/query-path";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/client";
import { selectCorrectionPage, selectReportedClosed } from "../../db/review/correction-pages";
import { type CorrectionGroup, selectOwnThing } from "../../db/review/visitor-corrections";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import { readPageKey } from "../../http/page-key";
import type { SignedInForm } from "../../http/submitted-form";
import { answerCorrection } from "../../operations/review/answer-correction";

const groupsPerPage = 50;

/** What visitors say isn't right: what waits, what is reported closed first; or what was answered. */
export async function loadCorrections(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const state = url.searchParams.get("state") === "answered" ? ("answered" as const) : ("open" as const);
  const after = readPageKey(url, ["number", "text"]);
  const [found, reported] = await ask(db, [
    selectCorrectionPage(db, state, now(), { after, limit: groupsPerPage + 1 }),
    selectReportedClosed(db, now()),
  ]);
  const page = found.slice(0, groupsPerPage);
  const last = page.at(-1);
  const closed = state === "open" ? reported : [];
  const isAbove = (group: Matter) => closed.some((one) => isSameMatter(one, group));
  const below = page.filter((group) => !isAbove(group));
  return {
    state,
    corrections: [
      ...(after ? [] : closed).map((group) => lineOf(group, true)),
      ...below.map((group) => lineOf(group, false)),
    ],
    next: last && found.length > groupsPerPage ? encodePageKey([last.at, last.row]) : null,
    isFirst: after === null,
    now: now(),
  };
}

type Matter = Pick<CorrectionGroup, "kind" | "id" | "what">;
const isSameMatter = (one: Matter, other: Matter) =>
  one.kind === other.kind && one.id === other.id && one.what === other.what;

function lineOf(group: CorrectionGroup & { owner: string | null }, isReportedClosed: boolean) {
  const { kind, id, what, name, path, times, networks, newest, answer, answered_at } = group;
  return {
    ...{ kind, id, what, name, path, times, networks, newest, answer, answered_at, isReportedClosed },
    notes: withNotes(group).notes,
    isOwned: Boolean(group.owner),
    editPath: editPathOf(group),
  };
}

function editPathOf({ kind, id }: { kind: CorrectedKind; id: string }): string {
  if (kind !== "service") return submissionPath(kind, id);
  return queryPath("/admin/content", { page_path: "/info", section_name: "services" });
}

/** What the form of a line or a card says. */
function readAnswer({ form }: SignedInForm, kind: string, id: string) {
  const [what, answer] = [textField(form, "what"), textField(form, "answer")];
  const until = Number(textField(form, "until"));
  if (!isOneOf(correctedKinds, kind)) throw data(null, 404);
  if (!isOneOf(matters, what) || !isOneOf(["right", "done"] as const, answer) || !Number.isSafeInteger(until))
    throw data(null, 400);
  return { group: { kind, id, what, until }, answer };
}

const toastOf = (isAnswer: boolean) => (isAnswer ? "correctionAnswered" : "correctionAnsweredBefore");

/** An admin answers what was said of one thing in one matter, and goes on where it stood. */
export async function answerOnDesk(submitted: SignedInForm) {
  const { form, context, viewer, url } = submitted;
  const [kind = "", id = ""] = textField(form, "item").split(/:(.*)/s);
  const { group, answer } = readAnswer(submitted, kind, id);
  const isAnswer = await answerCorrection(context.get(servicesContext), viewer, group, answer, "any");
  const back = queryPath("/admin/corrections", { page: url.searchParams.get("page") });
  return redirectWithToast(localPath(languageIn(context), back), toastOf(isAnswer), url);
}

/** An owner does so from the card of what is theirs. */
export async function answerOwnCorrection(submitted: SignedInForm, kind: string, id: string) {
  const { context, viewer, url } = submitted;
  const services = context.get(servicesContext);
  const { group, answer } = readAnswer(submitted, kind, id);
  if (group.kind === "service") throw data(null, 404);
  const [[thing]] = await ask(services.db, [selectOwnThing(services.db, group, viewer.id)]);
  if (!thing?.is_own) throw data(null, 404);
  const isAnswer = await answerCorrection(services, viewer, group, answer, "own");
  const tab = group.kind === "event" || group.kind === "series" ? "event" : tabOf(group.kind);
  return redirectWithToast(
    localPath(languageIn(context), `/my-listings?type=${tab}`),
    toastOf(isAnswer),
    url,
  );
}
