import { data } from "react-router";
import type { CorrectionAnswer } from "../../../forms/review/review-answer";
import { type FormSchema, fieldsOfRow, type Typed } from "../../../forms/site/parse";
import { readRowChange } from "../../../forms/site/repeated-rows";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { answerSubmission, type SubmissionForm } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { readVersion } from "./review-answer";

/**
 * A correction, or a button that changes the rows of its form: nothing else is an act of a reviewer. True where what is
 * corrected is to be public as well.
 */
export function requireCorrection(form: FormData): boolean {
  const intent = textField(form, "intent");
  const isKnown = intent === "edit" || intent === "save-and-approve" || readRowChange(intent);
  if (!isKnown) throw data(null, 400);
  return intent === "save-and-approve";
}

/** What a form does not send is filled up from what is stored. */
type Filling = { schema: FormSchema; stored: Typed; name: string };

/** Takes a correction once, of what the reviewer saw. */
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

/** What was typed, when the submission is no longer what the reviewer saw; null when it is. */
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
 * A form that sends only some fields leaves the others as they are. A form on a page is told by its name field: of such
 * a form, what is not ticked and rows that were taken away are not sent either.
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
