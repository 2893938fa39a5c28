import { createToken } from "../platform/tokens";
import { textField } from "./form-data";

export const newFormToken = createToken;

/** The token of the form that was sent; one that is missing or cannot be ours counts as a fresh one. */
export function formTokenOf(form: FormData): string {
  const sent = textField(form, "form_token");
  return /^[\w-]{16,100}$/.test(sent) ? sent : createToken();
}
