import { data } from "react-router";
import type { InferOutput } from "valibot";
import { readPictureWords, typedPictureWords } from "../../../forms/pictures/picture-words";
import type { UploadField, Uploads } from "../../../forms/pictures/upload-fields";
import { readFreeText } from "../../../forms/places/free-text-fields";
import { isMenuText, takeMenuApart } from "../../../forms/places/menu";
import type { FormAnswer, FormNotice, FormProblem, FormProblems } from "../../../forms/site/form-answer";
import {
  type FormSchema,
  fieldsOfRow,
  inOrder,
  type MessageKey,
  type Problems,
  packTyped,
  parseForm,
  type Typed,
  typedFields,
} from "../../../forms/site/parse";
import { changeRows, type Repeated, readRowChange } from "../../../forms/site/repeated-rows";
import type { Viewer } from "../../../rules/accounts/viewer";
import { pictureAt, pictureKeysOf } from "../../../rules/pictures/picture-address";
import type { Toast } from "../../../rules/site/flash";
import { type Language, localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import type { Findings } from "../../db/site/taken-forms";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { formTokenOf } from "../../http/form-token";
import { isUnknown } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import type { SubmittedForm } from "../../http/submitted-form";
import { type KeptUploads, keepUploads } from "../../operations/pictures/keep-uploads";
import type { Overtaken } from "../../operations/review/save-edit";
import type { MissingPictures, Sending } from "../../operations/review/submit";
import { actOf, wholePage } from "./take-once";

type Services = Parameters<typeof keepUploads>[0];

/** Some problems are only found while saving, with the field to show them at. */
export type Saved =
  | ({ ok: true } & Findings)
  | { ok: false; error: "too many"; wait: number }
  | { ok: false; error: "refused"; problems: Problems }
  | MissingPictures
  | Overtaken;

export type SubmissionForm<S extends FormSchema> = Uploads & {
  schema: S;
  submit: (
    services: Services,
    viewer: Viewer,
    value: InferOutput<S>,
    language: Language,
    sending: Sending,
  ) => Promise<Saved>;
  /** For the preview button. */
  preview?: (value: InferOutput<S>, language: Language, services: Services) => unknown;
  /** Applies a row button; `isDone` when it asked for nothing else. */
  arrange?: (typed: Typed, intent: string) => { typed: Typed; isDone: boolean };
  /** Where the form leads, and its toast; some depend on what was found while saving. */
  path: string;
  toast: string | ((found: Findings) => Toast);
};

/** Takes a form, or returns it with everything typed; accepted pictures come back stored. */
export async function answerSubmission<S extends FormSchema>(
  submitted: SubmittedForm,
  submission: SubmissionForm<S>,
) {
  const { context, form, viewer } = submitted;
  const { schema, uploads, folder } = submission;
  const services = context.get(servicesContext);
  const formToken = formTokenOf(form);
  const version = textField(form, "version");
  let typed: Typed = { ...typedFields(schema, form), ...typedPictureWords(form), version: [version] };
  let changed: string | undefined;
  const back = (status: number, problems: FormProblems, notice: FormNotice | null = null, headers = {}) => {
    const answer: FormAnswer = { typed, token: formToken, problems, notice, changed };
    return data(answer, { status, headers: { ...privateCache, ...headers } });
  };

  if (!viewer)
    return isUnknown(context) ? back(503, {}, "failed", { "Retry-After": "30" }) : back(401, {}, "signedOut");
  const act = actOf(
    { ...submitted, viewer },
    localPath(languageIn(context), submission.path),
    submission.toast,
  );
  if (textField(form, "company_fax")) return act.done({}, wholePage);

  try {
    const kept = await keepUploads(services, viewer, form, uploads, folder);
    typed = withStored(typed, kept, uploads);
    const refused = problemsOf(kept);
    const intent = textField(form, "intent");
    if (submission.arrange) {
      const arranged = submission.arrange(typed, intent);
      typed = arranged.typed;
      if (arranged.isDone) return back(200, refused);
    }
    const change = readRowChange(intent);
    if (change) {
      const apart = isMenuText(change) ? takeMenuApart(typed) : { typed: {}, problems: {} };
      if ("field" in change) changed = change.field;
      typed = changeRows({ ...typed, ...apart.typed }, change, repeatedFields(schema, uploads));
      return back(200, { ...apart.problems, ...refused });
    }
    const read = readFreeText(schema, typed, languageIn(context));
    typed = read.typed;
    const parsed = parseForm(schema, packTyped(typed));
    const problems = inOrder(schema, { ...(parsed.ok ? {} : parsed.problems), ...read.problems, ...refused });
    if (!parsed.ok || Object.keys(read.problems).length > 0) return back(400, problems);
    if (kept.wait !== null) return back(429, refused, null, { "Retry-After": String(kept.wait) });
    if (kept.refused.length > 0) return back(400, refused);
    if (submission.preview && intent === "preview") {
      const preview = await submission.preview(parsed.value, languageIn(context), services);
      return data(
        { typed, token: formToken, problems: {}, notice: null, preview },
        { headers: privateCache },
      );
    }

    const sending = { token: formToken, words: readPictureWords(typed), form: act.sender.form, version };
    const made = await submission.submit(services, viewer, parsed.value, languageIn(context), sending);
    if (made.ok) return act.done(made, wholePage);
    if (made.error === "too many") return back(429, {}, "tooMany", { "Retry-After": String(made.wait) });
    if (made.error === "gone") return back(404, {}, made.error);
    if (made.error === "stale") {
      typed = { ...typed, version: [made.version ?? version] };
      return back(409, {}, made.error);
    }
    if (made.error === "refused") return back(400, made.problems);
    return back(400, missingPictures(typed, made.keys, uploads));
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(status, {}, "failed", headers);
  }
}

/** Pictures are appended to a list; a new main picture replaces the former one. */
function withStored(typed: Typed, { stored }: KeptUploads, fields: readonly UploadField[]): Typed {
  const filled = fields.flatMap(({ addresses, isList }) => {
    const fresh = stored[addresses];
    if (!fresh) return [];
    const before = isList ? (typed[addresses] ?? []).filter((address) => address.trim()) : [];
    return [[addresses, [...before, ...fresh]] as [string, string[]]];
  });
  return { ...typed, ...Object.fromEntries(filled) };
}

/** Refused files, by field. */
function problemsOf({ refused }: KeptUploads): FormProblems {
  const byField = Map.groupBy(refused, ({ files }) => files);
  const problems = [...byField].map(([field, files]): [string, FormProblem] => [
    field,
    {
      files: files.map(({ name, problem }) => ({ name, problem: `submission.pictures.problems.${problem}` })),
    },
  ]);
  return Object.fromEntries(problems);
}

const missing: MessageKey = "submission.pictures.problems.missing";

/** Rows and texts that show pictures which are gone. */
function missingPictures(typed: Typed, keys: string[], fields: readonly UploadField[]): Problems {
  const rows = fields.flatMap(({ addresses, isList }) =>
    (typed[addresses] ?? []).flatMap((address, row) =>
      keys.includes(pictureAt(address.trim())?.key ?? "") ? [isList ? `${addresses}.${row}` : addresses] : [],
    ),
  );
  const texts = Object.keys(typed).filter((name) =>
    typed[name]?.some((text) => text.includes("<") && keys.some((key) => text.includes(key))),
  );
  return Object.fromEntries([...rows, ...texts].map((name) => [name, missing]));
}

/** Keys of our own pictures in the form. */
export function picturesIn(form: FormData): string[] {
  const pictureFields = ["image_url", "featured_image_url", "gallery_images", "menu_images"];
  return pictureKeysOf(pictureFields.flatMap((field) => form.getAll(field)));
}

function repeatedFields(schema: FormSchema, uploads: readonly UploadField[]): Repeated {
  const lists = Object.entries(schema.entries).filter(([, { type }]) => type === "array");
  const rows = lists.map(([name, entry]) => {
    const [first] = Object.keys(fieldsOfRow(entry) ?? {});
    return [name, first === undefined ? null : { first }] as const;
  });
  return Object.fromEntries([...rows, ...uploads.map(({ addresses }) => [addresses, null] as const)]);
}
