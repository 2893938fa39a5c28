import { textField } from "./form-data";

/** The form was opened with another version than the current one, and saving it would overwrite that. */
export function isOvertaken(form: FormData, now: string | number): boolean {
  const known = textField(form, "version");
  return known !== "" && known !== String(now);
}

/** The version a form was opened with; null where it names none. A malformed one matches no version. */
export function versionInForm(form: FormData, field = "version"): number | null {
  const known = textField(form, field);
  if (known === "") return null;
  return /^\d{1,15}$/.test(known) ? Number(known) : -1;
}
