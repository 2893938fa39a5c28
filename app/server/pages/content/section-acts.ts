import { data } from "react-router";
import { type Language, languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import type { SectionPlace } from "../../db/content/studio-sections";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { type NewVersion, saveVersion, textOf } from "../../operations/content/save-version";
import { type FoundSection, findSection, nextVersion } from "./find-section";
import { translationOf } from "./section-text";
import { toastOf } from "./section-toast";
import { carryOut } from "./studio-done";

/** The versions a button saves; none where nothing is left to do. */
type Act = (found: FoundSection, form: FormData) => NewVersion[];

/** Acts that send no text: drafts, schedules, versions, deletion. Null where someone else saved first. */
export async function answerSectionAct(submitted: SignedInForm, place: SectionPlace) {
  const { form, context } = submitted;
  const intent = textField(form, "intent");
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) throw data(null, 400);
  const found = await findSection(context, place, intent === "restore" ? revisionIn(form) : undefined);
  if (found.isNew) throw data(null, 404);
  const versions = act(found, form);
  const there = isGoneAfter(found, intent) ? { page_path: place.page_path } : place;
  const toast = versions[0]?.act === "draft" ? "draftSaved" : toastOf(form);
  return carryOut(submitted, { there, toast }, async (editor) =>
    versions.length === 0 ? { ok: true } : saveVersion(context.get(servicesContext), editor, ...versions),
  );
}

const acts: Record<string, Act> = {
  publish: (found) => {
    const { draft } = found.stored[found.language];
    return draft ? [nextVersion(found, "publish", textOf(draft))] : [];
  },
  discard: (found, form) => {
    const { draft, schedule, row } = found.stored[found.language];
    const isOfSchedule = textField(form, "schedule") === "on";
    if (!(isOfSchedule ? schedule : draft)) return [];
    return [nextVersion(found, isOfSchedule ? "unschedule" : "discard", row && textOf(row))];
  },
  /** A formerly public version becomes public again, a draft becomes a draft. */
  restore: (found) => {
    if (!found.revision) throw data(null, 404);
    const act = found.revision.act === "draft" ? "draft" : "restore";
    return [nextVersion(found, act, textOf(found.revision))];
  },
  "still-right": (found) => {
    const { row } = found.stored.es;
    return [nextVersion(found, "publish", translationOf(found, row?.content_data ?? "{}"), "es")];
  },
  /** An added section is deleted in both languages; a built-in one goes back to its text in one. */
  delete: (found) =>
    (found.isBuiltIn ? [found.language] : languages)
      .filter((language) => storedIn(found, language).length > 0)
      .map((language) => nextVersion(found, "delete", null, language)),
};

/** Public, drafted or scheduled. */
function storedIn({ stored }: FoundSection, ...which: Language[]): unknown[] {
  return which.flatMap((one) => [stored[one].row, stored[one].draft, stored[one].schedule]).filter(Boolean);
}

/** An added section leaves its page with its last stored text. */
function isGoneAfter(found: FoundSection, intent: string): boolean {
  const isLast = intent === "discard" && storedIn(found, ...languages).length === 1;
  return !found.isBuiltIn && (intent === "delete" || isLast);
}

function revisionIn(form: FormData): number {
  const number = textField(form, "revision");
  if (!/^\d{1,9}$/.test(number)) throw data(null, 400);
  return Number(number);
}
