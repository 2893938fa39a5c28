import { data } from "react-router";
import type { FormProblems } from "../../../forms/answer";
import type { Typed } from "../../../forms/parse";
import { jsonField } from "../../../forms/section-check";
import { typedOf } from "../../../forms/section-data";
import type { SectionAnswer } from "../../../forms/studio-answer";
import { servicesContext } from "../../context";
import type { SectionPlace } from "../../db/content/sections";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import type { OwnSent } from "../../http/sent-form";
import { draftSection, publishSection, scheduleSection } from "../../operations/content/edit-section";
import { senderOf } from "../site/take-once";
import { keepPictures } from "./section-pictures";
import { changedForm, type ReadText, readText, typedIn } from "./section-text";
import { toastOf } from "./section-toast";
import { studioDone, studioPath } from "./studio-done";
import { type Looked, lookAt } from "./studio-look";
import { formFields, readData } from "./studio-sections";

/** Saves, publishes or plans what was typed, or gives it back with what is wrong; nothing that was typed is lost. */
export async function answerText(sent: OwnSent, place: SectionPlace) {
  const { form, context, viewer } = sent;
  const services = context.get(servicesContext);
  const intent = textField(form, "intent");
  let typed = typedIn(form);
  const back = (status: number, problems: FormProblems, more: Partial<SectionAnswer> = {}) =>
    returned(place, typed, status, { problems, ...more });
  try {
    const kept = await keepPictures(services, viewer, form, typed);
    typed = kept.typed;
    const changed = changedForm(typed, intent);
    if (changed) typed = changed;
    if (changed) return back(200, kept.problems);
    const looked = await lookAt(sent, place);
    const read = readText(typed, form, looked, services.now());
    if (!read.ok || Object.keys(kept.problems).length > 0)
      return back(400, { ...(read.ok ? {} : read.problems), ...kept.problems });
    const isSaved =
      !isOvertaken(form, looked.seen[looked.language].last) && (await save(sent, looked, read)).ok;
    if (isSaved) return studioDone(sent, place, toastOf(form));
    const now = await lookAt(sent, place);
    return back(409, {}, { notice: "stale", theirs: textNow(now), version: now.seen[now.language].last });
  } catch (error) {
    // A page that is not there stays a 404.
    if (!(error instanceof Error)) throw error;
    const { status } = failureStatus(error);
    return back(status, {}, { notice: "failed" });
  }
}

function returned(
  { page_path: path, section_name: name }: SectionPlace,
  typed: Typed,
  status: number,
  more: Partial<SectionAnswer>,
) {
  const answer: SectionAnswer = {
    ...{ path, name, typed, problems: {}, notice: null, theirs: null, version: null },
    ...more,
  };
  return data(answer, { status, headers: privateCache });
}

type Read = Extract<ReadText, { ok: true }>;

async function save(sent: OwnSent, looked: Looked, { text, publishAt }: Read) {
  const { form, context } = sent;
  const services = context.get(servicesContext);
  const editor = senderOf(sent, studioPath(sent, looked.place), toastOf(form));
  const seen = looked.seen[looked.language];
  const intent = textField(form, "intent");
  if (intent === "save-draft") return draftSection(services, editor, seen, text);
  if (publishAt !== null) return scheduleSection(services, editor, seen, text, publishAt);
  return publishSection(services, editor, seen, looked.isNew ? "create" : "publish", text);
}

/** What stands there now, as values of the form. */
function textNow({ section, language }: Looked): Typed {
  const { draft, row } = section.stored[language];
  const stored = draft ?? row;
  if (section.kind === "json") return { [jsonField]: [stored?.content_data ?? ""] };
  return typedOf(formFields(section, language), readData(stored));
}
