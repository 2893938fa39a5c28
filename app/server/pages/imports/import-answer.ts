import { data } from "react-router";
import { ChoiceForm, columnField, FileForm, type ImportAnswer } from "../../../forms/imports/import-form";
import { meantFields, readFile } from "../../../forms/imports/read-file";
import { parseForm, typedText } from "../../../forms/site/parse";
import { isTable, sourceOf } from "../../../rules/imports/import-states";
import { nameField } from "../../../rules/places/listing-texts";
import { localPath } from "../../../rules/site/language";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { queryPath } from "../../../rules/site/query-path";
import { servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type ImportRecord, selectImport } from "../../db/imports/imports";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { carryOn, startImport, startReturn } from "../../operations/imports/carry-on-imports";
import { readAgain, readRows } from "../../operations/imports/read-rows";
import { actOf, takeOnce } from "../site/take-once";
import { answerPictures } from "./pictures-answer";

type Refusal = keyof typeof statusOf;
const statusOf = {
  ...{
    none: 400,
    large: 413,
    packed: 400,
    binary: 400,
    empty: 400,
    columns: 400,
    rows: 400,
    cell: 400,
    json: 400,
    xml: 400,
    entities: 400,
  },
  name: 400,
  kind: 400,
  later: 409,
  stale: 409,
  failed: 503,
} as const;

const intents = ["preview", "apply", "take-back", "pictures"];

const servicesOf = ({ context }: SignedInForm) => context.get(servicesContext);

/** Previews a file, changes the meaning of its columns, applies it or takes it back. */
export async function answerImport(submitted: SignedInForm) {
  const { form } = submitted;
  const intent = textField(form, "intent");
  try {
    if (intent === "preview" && form.get("file") instanceof File) return await takeFile(submitted);
    if (!intents.includes(intent)) throw data(null, 400);
    const [[record]] = await ask(servicesOf(submitted).db, [
      selectImport(servicesOf(submitted).db, textField(form, "import")),
    ]);
    if (!record && intent === "preview") return back(submitted, "none");
    if (!record) throw data(null, 404);
    if (intent === "preview") return await lookAgain(submitted, record);
    if (intent === "pictures")
      return await takeOnce<unknown>(submitted, () =>
        answerPictures(submitted, record, screenOf(submitted, record.id)),
      );
    return await takeOnce<unknown>(submitted, () =>
      intent === "apply" ? apply(submitted, record) : takeBack(submitted, record),
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { status, headers } = failureStatus(error);
    return back(submitted, "failed", { status, headers });
  }
}

async function takeFile(submitted: SignedInForm) {
  const { form, viewer } = submitted;
  const file = form.get("file");
  const said = parseForm(FileForm, form);
  if (!said.ok || !(file instanceof File)) return back(submitted, "none");
  const language = said.value.language ?? languageIn(submitted.context);
  const read = readFile(new Uint8Array(await file.arrayBuffer()), {
    kind: said.value.kind,
    language,
    now: servicesOf(submitted).now(),
  });
  if (!read.ok) return back(submitted, read.refusal);
  const { kind, columns, fields, rows, source, attribution } = read.sheet;
  const { status } = choiceOf(form);
  const id = await readRows(
    servicesOf(submitted),
    {
      kind,
      language,
      columns,
      status,
      attribution,
      user_id: viewer.id,
      fields: isTable(kind) ? chosenFields(kind, form, fields) : fields,
      source: said.value.source || source || sourceOf(file.name),
      file_name: file.name.slice(0, 200),
    },
    rows,
  );
  return seeOther(submitted, id);
}

async function lookAgain(submitted: SignedInForm, record: ImportRecord) {
  const { form } = submitted;
  const { kind } = record;
  if (!isTable(kind) || record.state !== "read" || isOvertaken(form, record.version))
    return back(submitted, "stale");
  const fields = chosenFields(kind, form, record.fields);
  if (!fields.includes(nameField(kind))) return back(submitted, "name");
  const done = await readAgain(servicesOf(submitted), record, { fields });
  return done.ok ? seeOther(submitted, record.id) : back(submitted, "stale");
}

/** Continuing an import under way is not an act of its own. */
async function apply(submitted: SignedInForm, record: ImportRecord) {
  const { form } = submitted;
  const services = servicesOf(submitted);
  const isUnderWay = record.state === "applying" || record.state === "returning";
  if (!isUnderWay) {
    if (record.state !== "read" || isOvertaken(form, record.version)) return back(submitted, "stale");
    const { sender } = actOf(submitted, screenOf(submitted, record.id), "importStarted");
    const started = await startImport(services, sender, record, choiceOf(form));
    if (!started.ok) return back(submitted, "stale");
  }
  await carryOn(services, record.id);
  return progress(submitted, record.id);
}

async function takeBack(submitted: SignedInForm, record: ImportRecord) {
  const { form } = submitted;
  const services = servicesOf(submitted);
  const isPossible = record.state === "applied" || record.state === "applying";
  if (!isPossible || isOvertaken(form, record.version)) return back(submitted, "stale");
  const { sender } = actOf(submitted, screenOf(submitted, record.id), "importStarted");
  const started = await startReturn(services, sender, record);
  if (!started.ok) return back(submitted, started.error);
  await carryOn(services, record.id);
  return progress(submitted, record.id);
}

async function progress(submitted: SignedInForm, id: string) {
  const { db } = servicesOf(submitted);
  const [[record]] = await ask(db, [selectImport(db, id)]);
  const toasts = { applied: "importDone", returned: "importReturned" } as const;
  const isEnd = record?.state === "applied" || record?.state === "returned";
  return actOf(
    submitted,
    screenOf(submitted, id),
    isEnd ? toasts[record.state as keyof typeof toasts] : "importStarted",
  ).done();
}

const screenOf = ({ context }: SignedInForm, id: string) =>
  localPath(languageIn(context), queryPath("/admin/import", { import: id }));

function seeOther(submitted: SignedInForm, id: string) {
  return new Response(null, { status: 303, headers: { Location: screenOf(submitted, id), ...privateCache } });
}

const choiceOf = (form: FormData) => {
  const parsed = parseForm(ChoiceForm, form);
  return parsed.ok ? parsed.value : { status: "pending" as const, duplicates: "leave" as const };
};

/** The corrected meaning of each column, else the former; no field twice. */
function chosenFields(kind: ListingKind, form: FormData, before: readonly (string | null)[]) {
  const known = meantFields(kind);
  const chosen = before.map((field, index) => {
    const name = columnField(index);
    if (!form.has(name)) return field;
    const chosen = textField(form, name);
    return known.includes(chosen) ? chosen : null;
  });
  return chosen.map((field, index) => (field && chosen.indexOf(field) === index ? field : null));
}

function back(
  submitted: SignedInForm,
  refusal: Refusal,
  init: { status?: number; headers?: HeadersInit } = {},
) {
  const { kind = "", source = "", language = "" } = typedText(FileForm, submitted.form);
  const answer: ImportAnswer = {
    problem: `studioImport.refusals.${refusal}`,
    typed: { kind, source, language },
  };
  return data(answer, {
    status: init.status ?? statusOf[refusal],
    headers: { ...privateCache, ...init.headers },
  });
}
