import { data } from "react-router";
import { movedTo, placeOf } from "../../../rules/content/section-order";
import { languages, plainPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectVersion } from "../../db/content/section-versions";
import type { SectionPlace } from "../../db/content/sections";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { orderSections, showSection } from "../../operations/content/arrange-sections";
import {
  cancelSchedule,
  deleteSection,
  discardDraft,
  draftSection,
  publishSection,
} from "../../operations/content/edit-section";
import { senderOf } from "../site/take-once";
import { textOf } from "./section-text";
import { toastOf } from "./section-toast";
import { studioDone, studioPath } from "./studio-done";
import { type Looked, lookAt } from "./studio-look";

type Act = (sent: OwnSent, looked: Looked) => Promise<{ ok: boolean; toast?: string }>;

/** Whatever needs no text: order and visibility, versions, drafts and what was planned. Null: somebody was faster. */
export async function answerAct(sent: OwnSent, place: SectionPlace, intent: string) {
  const act = acts[intent];
  if (!act) throw data(null, 400);
  const looked = await lookAt(sent, place);
  if (looked.isNew) throw data(null, 404);
  const { ok, toast = toastOf(sent.form) } = await act(sent, looked);
  return ok ? studioDone(sent, placeAfter(place, intent, looked), toast) : null;
}

/** What is done in the list of a page's parts leads back to it, and so does a part that is gone. */
export function placeAfter(place: SectionPlace, intent: string, looked?: Looked): Partial<SectionPlace> {
  const isGone = looked && (looked.isNew || (intent === "delete" && !looked.section.isBuiltIn));
  return isOfPage.has(intent) || isGone ? { page_path: place.page_path } : place;
}

const isOfPage = new Set(["show", "hide", "move-up", "move-down", "update"]);

const acts: Record<string, Act> = {
  show: (sent, looked) => show(sent, looked, true),
  hide: (sent, looked) => show(sent, looked, false),
  "move-up": (sent, looked) => move(sent, looked, placeNow(looked) - 1),
  "move-down": (sent, looked) => move(sent, looked, placeNow(looked) + 1),
  update: (sent, looked) => move(sent, looked, Number(textField(sent.form, "display_order"))),
  discard: async (sent, looked) => {
    const drop = textField(sent.form, "schedule") === "on" ? cancelSchedule : discardDraft;
    return drop(services(sent), editorOf(sent, looked), looked.seen[looked.language]);
  },
  restore,
  publish: publishDraft,
  "still-right": async (sent, looked) => {
    const { row } = looked.section.stored.es;
    const text = textOf({ ...looked, language: "es" }, row?.content_data ?? "{}");
    return publishSection(services(sent), editorOf(sent, looked), looked.seen.es, "publish", text);
  },
  delete: async (sent, looked) => {
    const { section, language, seen } = looked;
    const both = section.isBuiltIn ? [language] : languages;
    const there = both.filter((one) => seen[one].row !== null);
    const drafts = both.filter((one) => section.stored[one].draft !== null);
    const editor = editorOf(sent, looked);
    if (there.length > 0) {
      const all = there.map((one) => seen[one]);
      return deleteSection(services(sent), editor, all);
    }
    // What was never public stands in its drafts alone.
    for (const one of drafts) {
      const { ok } = await discardDraft(services(sent), { id: editor.id }, seen[one]);
      if (!ok) return { ok };
    }
    return { ok: true };
  },
};

const services = ({ context }: OwnSent) => context.get(servicesContext);
const placeNow = ({ sections, section }: Looked) => placeOf(sections, section.name);

/** Who does it, by a form that is taken once. */
function editorOf(sent: OwnSent, looked: Looked, toast = toastOf(sent.form)) {
  const there = placeAfter(looked.place, textField(sent.form, "intent"), looked);
  return senderOf(sent, studioPath(sent, there), toast);
}

/** Order and visibility stand once, in the rows of the English page. */
function englishPlace({ place }: Looked): SectionPlace {
  return { ...place, page_path: plainPath(place.page_path) };
}

async function show(sent: OwnSent, looked: Looked, isVisible: boolean) {
  const { section } = looked;
  if (section.isVisible === isVisible) return { ok: true };
  const place = englishPlace(looked);
  return showSection(services(sent), editorOf(sent, looked), place, isVisible, section.order);
}

async function move(sent: OwnSent, looked: Looked, to: number) {
  if (!Number.isSafeInteger(to)) throw data(null, 400);
  const { sections, section, rows } = looked;
  const moved = movedTo(sections, section.name, to);
  if (moved.length === 0) return { ok: true };
  const place = englishPlace(looked);
  const english = rows.filter(({ page_path }) => page_path === place.page_path);
  return orderSections(services(sent), editorOf(sent, looked), place, english, moved);
}

/** What was saved as a draft, with the English it was made from. */
async function publishDraft(sent: OwnSent, looked: Looked) {
  const { section, language, seen } = looked;
  const { draft } = section.stored[language];
  if (!draft) return { ok: true };
  const { act: _, ...text } = await textOfVersion(sent, looked, draft.number);
  return publishSection(services(sent), editorOf(sent, looked), seen[language], "publish", text);
}

/** A version that was public is public again; one that was a draft is a draft again. */
async function restore(sent: OwnSent, looked: Looked) {
  const number = textField(sent.form, "revision");
  if (!/^\d{1,9}$/.test(number)) throw data(null, 400);
  const seen = looked.seen[looked.language];
  const { act, ...text } = await textOfVersion(sent, looked, Number(number));
  if (act === "draft") {
    const toast = "draftSaved";
    const { ok } = await draftSection(services(sent), editorOf(sent, looked, toast), seen, text);
    return { ok, toast };
  }
  return publishSection(services(sent), editorOf(sent, looked), seen, "restore", text);
}

async function textOfVersion(sent: OwnSent, { seen, language }: Looked, number: number) {
  const [version] = await selectVersion(services(sent).db, seen[language].place, number);
  if (!version) throw data(null, 404);
  const { act, content_data, source_version, source_hash } = version;
  return { act, content_data: content_data ?? "{}", source_version, source_hash };
}
