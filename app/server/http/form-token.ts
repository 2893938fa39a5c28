import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { digest } from "../../rules/site/digest";
import { textField } from "./form-data";

export function newFormToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** The token of the form that was sent; one that is missing or cannot be ours counts as a fresh one. */
export function formTokenOf(form: FormData): string {
  const token = textField(form, "form_token");
  return /^[\w-]{16,100}$/.test(token) ? token : newFormToken();
}

/**
 * Tells a form that carries a token from every other one. Whoever goes back and types other words sends another form;
 * one without a token is like no other.
 */
export async function tokenOfForm({ pathname }: URL, form: FormData): Promise<string | null> {
  if (!textField(form, "form_token")) return null;
  const fields = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size],
  );
  return digest(JSON.stringify([pathname.replace(/\.data$/, ""), fields]));
}
