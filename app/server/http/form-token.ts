import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { textField } from "./form-data";

export function newFormToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** The token of the form that was sent; one that is missing or cannot be ours counts as a fresh one. */
export function formTokenOf(form: FormData): string {
  const sent = textField(form, "form_token");
  return /^[\w-]{16,100}$/.test(sent) ? sent : newFormToken();
}
