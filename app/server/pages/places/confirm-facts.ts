import { data } from "react-router";
import { factsForms, typedFacts } from "../../../forms/places/confirm-facts";
import { readFreeText } from "../../../forms/places/free-text-fields";
import type { FormNotice, FormProblems } from "../../../forms/site/form-answer";
import { inOrder, packTyped, parseForm, type Typed, typedFields } from "../../../forms/site/parse";
import { changeRows, readRowChange } from "../../../forms/site/repeated-rows";
import { saidFacts } from "../../../rules/places/confirmable-facts";
import { nameOf } from "../../../rules/places/listing-texts";
import { ownPublicPath } from "../../../rules/places/paths";
import { localPath } from "../../../rules/site/language";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { dateText } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import type { AnyListing } from "../../db/places/reviewed-listings";
import { tokenPage } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { redirectWithToast } from "../../http/flash";
import { readForm, textField } from "../../http/form-data";
import { languageIn, wordsFor, wordsIn } from "../../http/i18n";
import { confirmFacts } from "../../operations/places/confirm-facts";
import { findFactLink, type LinkedPlace, type OpenLink } from "../../operations/places/find-fact-link";
import { tokenOf } from "../site/mailed-token";
import { privatePage } from "../site/private-page";

/** As the pages of mailed links show it. */
export function placeView(kind: ListingKind, row: AnyListing) {
  return { kind, name: nameOf(kind, row), path: ownPublicPath(kind, row) };
}

/** The place a mailed link opens, with its facts. Opening it changes nothing: mail scanners open links too. */
export async function confirmFactsPage(context: Context, url: URL) {
  const found = await findFactLink(context.get(servicesContext), tokenOf(url), "confirm");
  const title = wordsIn(context).t(`confirmFacts.${titles[found.state]}`);
  const init = { status: found.state === "open" ? 200 : 400, headers: tokenPage };
  return privatePage(context, url, title, { shown: shownOf(context, found) }, init);
}

const titles = { open: "title", used: "usedTitle", gone: "goneTitle" } as const;

function shownOf(context: Context, found: LinkedPlace) {
  if (found.state === "gone") return { state: found.state };
  const { state, kind, row } = found;
  const place = placeView(kind, row);
  if (state === "used") return { state, place };
  const language = languageIn(context);
  return {
    state,
    place,
    facts: saidFacts(kind, row, language),
    typed: { ...typedFacts(kind, row), version: [found.version] },
    until: dateText(new Date(found.link.expires_at), language),
  };
}

/** The form with problems. */
export type FactsAnswer = { typed: Typed; problems: FormProblems; notice: FormNotice | null };

/** Two buttons: all right, or as typed. */
export async function answerFacts(request: Request, context: Context, url: URL) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const token = tokenOf(url);
  const intent = textField(form, "intent");
  const found = await findFactLink(services, token, "confirm");
  if (found.state !== "open") return data(null, { status: 400, headers: tokenPage });
  const version = textField(form, "version");
  const read = intent === "right" ? null : readFacts(found, form);
  if (read && !read.ok) return back(read.typed, read.problems, readRowChange(intent) ? 200 : 400);
  if (intent !== "right" && intent !== "save") throw data(null, 400);
  try {
    const edited = read?.edited ?? null;
    const done = await confirmFacts(services, wordsFor(context), found, { token, version, edited });
    if (done.state === "stale") {
      const typed = { ...(read?.typed ?? typedFacts(found.kind, found.row)), version: [done.found.version] };
      return back(typed, {}, 409, "stale");
    }
    if (done.state !== "done") return data(null, { status: 400, headers: tokenPage });
    const { kind, row } = done.found;
    const path = localPath(languageIn(context), ownPublicPath(kind, row));
    return redirectWithToast(path, done.isChange ? "factsSaved" : "factsConfirmed", url, {
      headers: tokenPage,
    });
  } catch (error) {
    const { status, headers } = failureStatus(error);
    const typed = read?.typed ?? {
      ...typedFacts(found.kind, found.row),
      version: [version || found.version],
    };
    return back(typed, {}, status, "failed", headers);
  }
}

function back(
  typed: Typed,
  problems: FormProblems,
  status: number,
  notice: FormNotice | null = null,
  headers: Record<string, string> = {},
) {
  const answer: FactsAnswer = { typed, problems, notice };
  return data(answer, { status, headers: { ...tokenPage, ...headers } });
}

/** Parsed like the place's own form; a text that wasn't sent stays. */
function readFacts({ kind, row }: OpenLink, form: FormData) {
  const known = factsForms[kind];
  const inForm = typedFields(known.form, form);
  const stored = typedFacts(kind, row);
  const kept = Object.keys(inForm).filter((name) => !form.has(name) && name !== "closed_for_season");
  const typed: Typed = {
    ...inForm,
    ...Object.fromEntries(kept.map((name) => [name, stored[name] ?? []])),
    version: [textField(form, "version")],
  };
  const change = readRowChange(textField(form, "intent"));
  if (change) return { ok: false as const, typed: changeRows(typed, change, {}), problems: {} };
  const read = readFreeText(known.form, typed, row.language);
  const parsed = parseForm(known.form, packTyped(read.typed));
  const problems = inOrder(known.form, { ...(parsed.ok ? {} : parsed.problems), ...read.problems });
  if (!parsed.ok || Object.keys(read.problems).length > 0)
    return { ok: false as const, typed: read.typed, problems };
  return { ok: true as const, typed: read.typed, edited: known.columns(parsed.value as object) };
}
