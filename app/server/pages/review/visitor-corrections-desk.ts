import { data, redirect } from "react-router";
import { tabOf } from "../../../rules/places/own-listings";
import { submissionPath } from "../../../rules/review/submission-path";
import { undoableSince } from "../../../rules/review/undo-decision";
import {
  answersAnchor,
  type CorrectedKind,
  correctedKinds,
  correctionAnchor,
  matters,
  recentOf,
  withNotes,
} from "../../../rules/review/visitor-corrections";
import { localPath } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { isOneOf } from "../../../rules/site/one-of";
import { pick } from "../../../rules/site/pick";
import { queryPath } from "../../../rules/site/query-path";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectRecentAnswers } from "../../db/review/visitor-correction-answers";
import { selectListedCorrections, selectReportedClosed } from "../../db/review/visitor-correction-list";
import { type CorrectionGroup, selectOwnThing } from "../../db/review/visitor-corrections";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import { readNextPageKey } from "../../http/next-page-key";
import type { SignedInForm } from "../../http/submitted-form";
import { answerCorrection } from "../../operations/review/answer-correction";
import { reopenCorrection } from "../../operations/review/reopen-correction";

const groupsPerPage = 50;

/** Visitors' corrections: waiting ones, reported closures first; or answered ones. */
export async function loadCorrections(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const state = url.searchParams.get("state") === "answered" ? ("answered" as const) : ("open" as const);
  const after = readNextPageKey(url, ["number", "text"]);
  const [found, reported, recent] = await ask(db, [
    selectListedCorrections(db, state, now(), { after, limit: groupsPerPage + 1 }),
    selectReportedClosed(db, now()),
    selectRecentAnswers(db, undoableSince(now()), now()),
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
    recent: state === "open" ? recent.map(recentOf) : [],
    next: last && found.length > groupsPerPage ? encodePageKey([last.at, last.row]) : null,
    isFirst: after === null,
    now: now(),
  };
}

type Matter = Pick<CorrectionGroup, "kind" | "id" | "what">;
const isSameMatter = (one: Matter, other: Matter) =>
  one.kind === other.kind && one.id === other.id && one.what === other.what;

function lineOf(group: CorrectionGroup & { owner: string | null }, isReportedClosed: boolean) {
  return {
    ...pick(
      group,
      "kind",
      "id",
      "what",
      "name",
      "path",
      "times",
      "networks",
      "newest",
      "answer",
      "answered_at",
    ),
    isReportedClosed,
    notes: withNotes(group).notes,
    isOwned: Boolean(group.owner),
    isPublic: group.owner !== null,
    editPath: editPathOf(group),
  };
}

function editPathOf({ kind, id }: { kind: CorrectedKind; id: string }): string {
  if (kind !== "service") return submissionPath(kind, id);
  return queryPath("/admin/content", { page_path: "/info", section_name: "services" });
}

/** The thing and matter a form is about. */
function readMatter({ form }: SignedInForm, kind: string, id: string) {
  const what = textField(form, "what");
  if (!isOneOf(correctedKinds, kind)) throw data(null, 404);
  if (!isOneOf(matters, what)) throw data(null, 400);
  return { kind, id, what };
}

/** Answers, or undoes an answer. */
async function carryOut(
  { form, context, viewer }: SignedInForm,
  matter: ReturnType<typeof readMatter>,
  whose: "own" | "any",
) {
  const services = context.get(servicesContext);
  if (textField(form, "intent") === "undo") {
    const answered_at = readInstant(form, "answered_at");
    const isUndone = await reopenCorrection(services, viewer, { ...matter, answered_at }, whose);
    return {
      toast: isUndone ? "correctionReopened" : "correctionReopenedBefore",
      at: correctionAnchor(matter),
    };
  }
  const answer = textField(form, "answer");
  if (!isOneOf(["right", "done"] as const, answer)) throw data(null, 400);
  const group = { ...matter, until: readInstant(form, "until") };
  const isAnswer = await answerCorrection(services, viewer, group, answer, whose);
  // What is answered is said in the list it leads to, with its undo.
  return { toast: isAnswer ? null : "correctionAnsweredBefore", at: answersAnchor };
}

function readInstant(form: FormData, name: string): number {
  const text = textField(form, name);
  const instant = Number(text);
  if (text === "" || !Number.isSafeInteger(instant)) throw data(null, 400);
  return instant;
}

/** An admin's answer, returning to the same place in the list. */
export async function answerOnDesk(submitted: SignedInForm) {
  const { form, context, url } = submitted;
  const [kind = "", id = ""] = textField(form, "item").split(/:(.*)/s);
  const { toast, at } = await carryOut(submitted, readMatter(submitted, kind, id), "any");
  const isOpen = url.searchParams.get("state") !== "answered";
  const back = queryPath("/admin/corrections", { page: isOpen ? url.searchParams.get("page") : null });
  return backTo(`${localPath(languageIn(context), back)}#${at}`, toast, url);
}

/** An owner's answer from My Listings. */
export async function answerOwnCorrection(submitted: SignedInForm, kind: string, id: string) {
  const { context, viewer, url } = submitted;
  const { db } = context.get(servicesContext);
  const matter = readMatter(submitted, kind, id);
  if (matter.kind === "service") throw data(null, 404);
  const [[thing]] = await ask(db, [selectOwnThing(db, matter, viewer.id)]);
  if (!thing?.is_own) throw data(null, 404);
  const { toast, at } = await carryOut(submitted, matter, "own");
  const tab = matter.kind === "event" || matter.kind === "series" ? "event" : tabOf(matter.kind);
  const back = localPath(languageIn(context), `/my-listings?type=${tab}`);
  return backTo(`${back}#${at}`, toast, url);
}

function backTo(path: string, toast: string | null, url: URL) {
  return toast === null ? redirect(path, 303) : redirectWithToast(path, toast, url);
}
