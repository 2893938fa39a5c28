import { data, type RouterContextProvider } from "react-router";
import { jsonProblem } from "../../../forms/content/section-check";
import { type SeoAnswer, SeoForm, type SeoValue } from "../../../forms/content/seo";
import type { FormProblems } from "../../../forms/site/form-answer";
import { parseForm, typedText } from "../../../forms/site/parse";
import { canonicalState } from "../../../rules/content/canonical-state";
import { jsonLdMistake } from "../../../rules/content/json-ld-check";
import { seoFields } from "../../../rules/content/seo-fields";
import { isSharePicture } from "../../../rules/content/share-scenes";
import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { queryPath } from "../../../rules/site/query-path";
import { askedPathContext, servicesContext } from "../../context";
import { type SeoRow, selectSeoOf, selectStrayCanonicals } from "../../db/content/studio-seo";
import { ask } from "../../db/database";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { dropSeo, repairAll, type SeoText, saveSeo } from "../../operations/content/save-seo";
import { actOf, takeOnce } from "../site/take-once";
import { pathAsked, textsOf } from "./seo-form-page";
import { mostRepaired } from "./seo-list-page";

/** Saves or removes one record, or repairs all stray canonicals. */
export async function answerSeo(submitted: SignedInForm, given?: string) {
  const intent = textField(submitted.form, "intent");
  if (intent === "repair-canonicals")
    return (await takeOnce<unknown>(submitted, () => repair(submitted))) ?? repairOf(submitted, 0).done();
  if (intent !== "save" && intent !== "delete") throw data(null, 400);
  takePicks(submitted.form);
  const typed = typedText(SeoForm, submitted.form);
  const path = given ?? typed.page_path?.trim() ?? "";
  const answer = () => (intent === "save" ? save(submitted, path, typed) : drop(submitted, path));
  const taken = await takeOnce<unknown>(submitted, answer);
  return taken ?? actOn(submitted, path, { name: "contentOvertaken", variant: "warning" }).done();
}

/** Without scripts a picked picture is sent beside its field. */
function takePicks(form: FormData) {
  for (const name of ["og_image", "twitter_image"]) {
    const picked = textField(form, `pick.${name}`);
    if (picked) form.set(name, picked);
  }
}

async function save(submitted: SignedInForm, path: string, typed: Record<string, string>) {
  const services = submitted.context.get(servicesContext);
  const { form } = submitted;
  form.set("page_path", path);
  const parsed = parseForm(SeoForm, form);
  if (!parsed.ok) return back(submitted, path, typed, 400, { problems: parsed.problems });
  const problems = misfits(parsed.value, services.settings.origin);
  if (Object.keys(problems).length > 0) return back(submitted, path, typed, 400, { problems });
  try {
    const [currentRecord = null] = await selectSeoOf(services.db, [path]);
    if (isOvertaken(form, currentRecord?.updated_at ?? 0))
      return stale(submitted, path, typed, currentRecord);
    const { sender, done } = actOn(submitted, path, "seoSaved");
    if ((await saveSeo(services, sender, currentRecord, asStored(parsed.value))).ok) return done();
    const [newer = null] = await selectSeoOf(services.db, [path]);
    return stale(submitted, path, typed, newer);
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(submitted, path, typed, status, { notice: "failed" }, headers);
  }
}

async function drop(submitted: SignedInForm, given: string) {
  const services = submitted.context.get(servicesContext);
  const path = pathAsked(given);
  const [currentRecord] = await selectSeoOf(services.db, [path]);
  if (!currentRecord) throw data(null, 404);
  const { sender, done } = actOn(submitted, path, "seoDeleted");
  return (await dropSeo(services, sender, currentRecord)).ok ? done() : null;
}

/** Null where somebody else has repaired them meanwhile. */
async function repair(submitted: SignedInForm) {
  const services = submitted.context.get(servicesContext);
  const question = selectStrayCanonicals(services.db, services.settings.origin, mostRepaired);
  const [strays] = await ask(services.db, [question]);
  const { sender, done } = repairOf(submitted, strays.length);
  return strays.length > 0 && (await repairAll(services, sender, strays)).ok ? done() : null;
}

const listIn = ({ context }: SignedInForm) => localPath(languageIn(context), "/admin/seo");
const repairOf = (submitted: SignedInForm, count: number) =>
  actOf(submitted, listIn(submitted), { name: "canonicalsRepaired", variant: "default", count });
const actOn = (submitted: SignedInForm, page_path: string, toast: string | Toast) =>
  actOf(submitted, queryPath(listIn(submitted), { page_path }), toast);

/** Problems beyond the schema's. */
function misfits(value: SeoValue, origin: string): FormProblems {
  const { canonical_url, page_path, og_image, twitter_image, schema_markup } = value;
  const isForeign = canonical_url && canonicalState(canonical_url, page_path, origin) === "foreign";
  const mistake = schema_markup.trim() ? jsonLdMistake(schema_markup) : null;
  return {
    ...(og_image && !isSharePicture(og_image) ? { og_image: "studio.problems.picture" } : {}),
    ...(twitter_image && !isSharePicture(twitter_image) ? { twitter_image: "studio.problems.picture" } : {}),
    ...(isForeign ? { canonical_url: "studioSeo.problems.canonical" } : {}),
    ...(mistake ? { schema_markup: jsonProblem(mistake) } : {}),
  };
}

/** Empty fields are stored as null. */
function asStored({ page_path, ...value }: SeoValue): SeoText {
  const entries = seoFields.map((name) => [name, value[name].trim() || null] as const);
  return { page_path, ...Object.fromEntries(entries) } as SeoText;
}

function stale(submitted: SignedInForm, path: string, typed: Record<string, string>, now: SeoRow | null) {
  return back(submitted, path, typed, 409, {
    notice: "stale",
    theirs: textsOf(now),
    version: now?.updated_at ?? 0,
  });
}

function back(
  { context }: SignedInForm,
  path: string,
  typed: Record<string, string>,
  status: number,
  more: Partial<SeoAnswer>,
  headers: Record<string, string> = {},
) {
  (context as RouterContextProvider).set(askedPathContext, path);
  const answer: SeoAnswer = { path, typed, problems: {}, notice: null, theirs: null, version: null, ...more };
  return data(answer, { status, headers: { ...privateCache, ...headers } });
}
