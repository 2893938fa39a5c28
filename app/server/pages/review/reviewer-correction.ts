import { data } from "react-router";
import type { CorrectionAnswer } from "../../../forms/review/review-answer";
import { type FormSchema, fieldsOfRow, type Typed } from "../../../forms/site/parse";
import { readRowChange } from "../../../forms/site/repeated-rows";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { answerSubmission, type SubmissionForm } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { readVersion } from "./review-answer";

/** Anything but a correction or a row button is refused. True where the correction also approves. */
export function requireCorrection(form: FormData): boolean {
  const intent = textField(form, "intent");
  const isKnown = intent === "edit" || intent === "save-and-approve" || readRowChange(intent);
  if (!isKnown) throw data(null, 400);
  return intent === "save-and-approve";
}

/** Fields that a form doesn't send are taken from the stored row. */
type Filling = { schema: FormSchema; stored: Typed; name: string };

/** Saves a correction once, of the version the reviewer saw. */
export function answerReviewerCorrection<S extends FormSchema>(
  submitted: SignedInForm,
  row: { updated_at: number },
  filling: Filling,
  submission: SubmissionForm<S>,
) {
  const form = filledForm(submitted.form, filling);
  return takeOnce(
    submitted,
    async () => staleAnswer(submitted.form, row) ?? answerSubmission({ ...submitted, form }, submission),
  );
}

/** The form as typed, when the submission has changed since; null when it hasn't. */
function staleAnswer(form: FormData, { updated_at }: { updated_at: number }) {
  const version = readVersion(form);
  if (version === null || version === updated_at) return null;
  const answer: CorrectionAnswer = {
    typed: textsOf(form),
    token: "",
    problems: {},
    notice: null,
    failure: "stale",
  };
  return data(answer, 409);
}

/**
 * A form with only some fields leaves the others alone. A whole form, known by its name field, doesn't send unticked
 * boxes and removed rows either.
 */
function filledForm(form: FormData, { schema, stored, name }: Filling): FormData {
  const whole = new FormData();
  for (const [field, entry] of Object.entries(schema.entries)) {
    const isOf = (one: string) => one === field || (fieldsOfRow(entry) && one.startsWith(`${field}.`));
    const values = Object.entries(stored).filter(([one]) => isOf(one));
    const isTickOrRows = entry.type === "array" || stored[field]?.[0] === "on";
    if ([...form.keys()].some(isOf) || (isTickOrRows && form.has(name))) continue;
    for (const [one, texts] of values) for (const text of texts) whole.append(one, text);
  }
  for (const [field, value] of form) whole.append(field, value);
  return whole;
}

function textsOf(form: FormData): Typed {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === "string")]),
  );
}
