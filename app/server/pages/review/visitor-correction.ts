import { data } from "react-router";
import { VisitorCorrectionForm } from "../../../forms/review/visitor-correction";
import { type Problems, parseForm, typedText } from "../../../forms/site/parse";
import { correctedPath, readItem } from "../../../rules/review/visitor-corrections";
import { localPath, plainPath } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { type Context, servicesContext } from "../../context";
import { selectPageContent } from "../../db/content/page-content";
import { ask, type Database, isAway } from "../../db/database";
import { selectPublicThing } from "../../db/review/corrected-things";
import { privateCache } from "../../http/cache-headers";
import { redirectWithToast } from "../../http/flash";
import { readForm, textField } from "../../http/form-data";
import { languageIn, wordsFor, wordsIn } from "../../http/i18n";
import { clientNetwork } from "../../http/throttle";
import { reportCorrection, shownThing } from "../../operations/review/report-correction";
import { loadPageOrBuiltIn } from "../content/managed-page";
import { asInfoRows, townServices } from "../info/info-content";
import { seoOf } from "../site/page";

const kinds: Record<string, PlaceKind | "event"> = {
  eat: "restaurant",
  stay: "hotel",
  do: "activity",
  events: "event",
};

/** What the address asks about; an impossible one is a 404. */
function askedAt(url: URL, item: string, slug: string | undefined) {
  const kind = kinds[plainPath(url.pathname).split("/")[1] ?? ""];
  if (kind && slug !== undefined) return { kind, slug };
  const named = readItem(item);
  if (!named) throw data(null, 404);
  return named;
}

/** Services are in the rows of the information guide. */
function selectServices(db: Database, context: Context) {
  const path = localPath(languageIn(context), "/info");
  return selectPageContent(db, { path, english: path === "/info" ? undefined : "/info" });
}

function serviceIn(context: Context, rows: Parameters<typeof asInfoRows>[1], id: string) {
  const { services } = townServices(asInfoRows(wordsIn(context), rows));
  const name = services.find((one) => one.id === id)?.name;
  if (!name) throw data(null, 404);
  const kind = "service" as const;
  return { kind, id, name: name.text, lang: name.lang, path: correctedPath(kind, { id, slug: "" }) };
}

/** The form's page. It works while the database is away, and the form can be sent again. */
export async function visitorCorrectionPage(context: Context, url: URL, slug: string | undefined) {
  const asked = askedAt(url, url.searchParams.get("item") ?? "", slug);
  const { page, thing, hasOwner = false, isAway } = await loadThing(context, url, asked);
  const { t } = wordsIn(context);
  const about = thing.name ? `${t("corrections.title")}: ${thing.name}` : t("corrections.title");
  const words = `${about} · ${t("frame.siteName")}`;
  const defaults = { title: words, description: words, image: "/social/home.png", robots: "noindex" };
  return data(
    {
      seo: seoOf(context, page, defaults),
      thing: { kind: thing.kind, name: thing.name, lang: thing.lang, hasOwner },
      item: "id" in asked ? `${asked.kind}:${asked.id}` : null,
      back: sameSitePath(url.searchParams.get("returnTo")) ?? localPath(page.language, thing.path),
    },
    isAway ? { status: 503, headers: { ...privateCache, "Retry-After": "30" } } : { headers: privateCache },
  );
}

async function loadThing(context: Context, url: URL, asked: ReturnType<typeof askedAt>) {
  const { kind } = asked;
  const unknown = {
    kind,
    name: "",
    lang: undefined,
    path: correctedPath(kind, { id: "", slug: "", ...asked }),
  };
  if (asked.kind === "service") {
    const { page, results } = await loadPageOrBuiltIn(context, url, (db) => [selectServices(db, context)]);
    if (!results) return { page, thing: unknown, isAway: true };
    return { page, thing: serviceIn(context, results[0], asked.id) };
  }
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => [selectPublicThing(db, asked)]);
  if (!results) return { page, thing: unknown, isAway: true };
  const [found] = results[0];
  if (!found) throw data(null, 404);
  return { page, thing: shownThing(found, page.language), hasOwner: found.owner_email !== null };
}

type Again = { problems?: Problems; failure?: "many" | "away" };

/** Back with a thank-you, or the form with problems. */
export async function answerVisitorCorrection(
  { request, context, url }: { request: Request; context: Context; url: URL },
  slug: string | undefined,
) {
  const form = await readForm(request);
  const asked = askedAt(url, textField(form, "item") || (url.searchParams.get("item") ?? ""), slug);
  const back = sameSitePath(textField(form, "returnTo"));
  const typed = { what: "", note: "", ...typedText(VisitorCorrectionForm, form) };
  const again = ({ problems = {}, failure }: Again, status: number, headers: HeadersInit = {}) =>
    data({ typed, problems, failure, back }, { status, headers: { ...privateCache, ...headers } });
  const parsed = parseForm(VisitorCorrectionForm, form);
  if (!parsed.ok) return again({ problems: parsed.problems }, 400);

  const services = context.get(servicesContext);
  const language = languageIn(context);
  try {
    const thing = await thingToReport(context, asked);
    const to = back ?? localPath(language, thing.path);
    if (textField(form, "company_fax")) return redirectWithToast(to, "correctionSent", url);
    const report = { ...parsed.value, language, network: clientNetwork(request) };
    const done = await reportCorrection(services, wordsFor(context), thing.asked, report);
    if (done.ok)
      return redirectWithToast(to, done.isOwnerMailed ? "correctionSentToOwner" : "correctionSent", url);
    if (done.error === "gone") throw data(null, 404);
    return again({ failure: "many" }, 429, { "Retry-After": String(done.wait) });
  } catch (error) {
    if (!isAway(error)) throw error;
    return again({ failure: "away" }, 503, { "Retry-After": "30" });
  }
}

/** Only services are checked here; everything else when it's stored. */
async function thingToReport(context: Context, asked: ReturnType<typeof askedAt>) {
  if (asked.kind === "service") {
    const { db } = context.get(servicesContext);
    const [rows] = await ask(db, [selectServices(db, context)]);
    const { kind, id, name, path } = serviceIn(context, rows, asked.id);
    return { asked: { kind, id, name }, path };
  }
  const { kind } = asked;
  return { asked, path: correctedPath(kind, { id: "", slug: "", ...asked }) };
}
