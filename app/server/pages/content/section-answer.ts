import { data } from "react-router";
import { jsonField } from "../../../forms/content/section-check";
import { typedOf } from "../../../forms/content/section-data";
import type { SectionAnswer } from "../../../forms/content/studio-answer";
import type { UploadField } from "../../../forms/pictures/upload-fields";
import type { FormProblems } from "../../../forms/site/form-answer";
import type { Problems, Typed } from "../../../forms/site/parse";
import type { Viewer } from "../../../rules/accounts/viewer";
import { type Services, servicesContext } from "../../context";
import type { SectionPlace } from "../../db/content/studio-sections";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { versionInForm } from "../../http/form-version";
import type { SignedInForm } from "../../http/submitted-form";
import { type NewVersion, saveVersion } from "../../operations/content/save-version";
import { keepUploads } from "../../operations/pictures/keep-uploads";
import { type FoundSection, findSection, nextVersion } from "./find-section";
import { changedForm, type ReadText, readText, typedIn } from "./section-text";
import { toastOf } from "./section-toast";
import { formFields, readData } from "./stored-section";
import { carryOut } from "./studio-done";

/** Saves, publishes or schedules what was typed, or returns it with problems. */
export async function answerText(submitted: SignedInForm, place: SectionPlace) {
  const { form, context, viewer } = submitted;
  const services = context.get(servicesContext);
  const intent = textField(form, "intent");
  let typed = typedIn(form);
  const back = (
    status: number,
    problems: FormProblems,
    more: Partial<SectionAnswer> = {},
    headers: Record<string, string> = {},
  ) => returned(place, typed, { status, headers }, { problems, ...more });
  try {
    const kept = await keepPictures(services, viewer, form, typed);
    typed = kept.typed;
    const changed = changedForm(typed, intent);
    if (changed) {
      typed = changed;
      return back(200, kept.problems);
    }
    const found = await findSection(context, place);
    const read = readText(typed, form, found, services.now());
    if (!read.ok || Object.keys(kept.problems).length > 0)
      return back(400, { ...(read.ok ? {} : read.problems), ...kept.problems });
    const version = versionOf(form, found, read);
    const saved = await carryOut(submitted, { there: place, toast: toastOf(form) }, (editor) =>
      saveVersion(services, editor, version),
    );
    if (saved) return saved;
    const now = await findSection(context, place);
    return back(409, {}, { notice: "stale", theirs: textNow(now), version: now.newest[now.language] });
  } catch (error) {
    // A 404 stays a 404.
    if (!(error instanceof Error)) throw error;
    const { status, headers } = failureStatus(error);
    return back(status, {}, { notice: "failed" }, headers);
  }
}

function returned(
  { page_path: path, section_name: name }: SectionPlace,
  typed: Typed,
  { status, headers }: { status: number; headers: Record<string, string> },
  more: Partial<SectionAnswer>,
) {
  const answer: SectionAnswer = {
    ...{ path, name, typed, problems: {}, notice: null, theirs: null, version: null },
    ...more,
  };
  return data(answer, { status, headers: { ...privateCache, ...headers } });
}

type Read = Extract<ReadText, { ok: true }>;

/** Based on the version the form was opened with. */
function versionOf(form: FormData, found: FoundSection, { text, publishAt }: Read): NewVersion {
  const isDraft = textField(form, "intent") === "save-draft";
  const atOnce = found.isNew ? "create" : "publish";
  const act = isDraft ? "draft" : publishAt === null ? atOnce : "schedule";
  const next = nextVersion(found, act, text);
  return { ...next, base: versionInForm(form) ?? next.base, publish_at: publishAt };
}

/** The current text as form values. */
function textNow(section: FoundSection): Typed {
  const { language } = section;
  const { draft, row } = section.stored[language];
  const stored = draft ?? row;
  if (section.kind === "json") return { [jsonField]: [stored?.content_data ?? ""] };
  return typedOf(formFields(section, language), readData(stored));
}

const files = "file.";
const picks = "pick.";

/** Stores uploaded pictures, and takes those chosen from the library. */
async function keepPictures(
  services: Services,
  viewer: Viewer,
  form: FormData,
  typed: Typed,
): Promise<{ typed: Typed; problems: Problems }> {
  const fields = [...new Set(form.keys())]
    .filter((name) => name.startsWith(files))
    .map((name): UploadField => ({ files: name, addresses: name.slice(files.length), isList: false }));
  const kept = await keepUploads(services, viewer, form, fields, "pages");
  const picked = [...form].flatMap(([name, value]): [string, string[]][] =>
    name.startsWith(picks) && typeof value === "string" && value ? [[name.slice(picks.length), [value]]] : [],
  );
  const problems: Problems = {};
  for (const { files: name, problem } of kept.refused)
    problems[name] ??= `submission.pictures.problems.${problem}`;
  return { typed: { ...typed, ...Object.fromEntries(picked), ...kept.stored }, problems };
}
