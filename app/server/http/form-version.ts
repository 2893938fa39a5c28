import { textField } from "./form-data";

/** A form that names what it was opened with, and that is not what stands there now: it would write over something. */
export function isOvertaken(form: FormData, now: string | number): boolean {
  const known = textField(form, "version");
  return known !== "" && known !== String(now);
}

/** The number a form was opened with, null where it names none. What is no number is one that never was. */
export function numberSeen(form: FormData, field = "version"): number | null {
  const known = textField(form, field);
  if (known === "") return null;
  return /^\d{1,15}$/.test(known) ? Number(known) : -1;
}
