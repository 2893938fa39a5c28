import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { digest } from "../../rules/site/sha256-digest";
import { textField } from "./form-data";

export function newFormToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** The submitted token; a missing or invalid one is replaced by a new one. */
export function formTokenOf(form: FormData): string {
  const token = textField(form, "form_token");
  return /^[\w-]{16,100}$/.test(token) ? token : newFormToken();
}

/**
 * Identifies a form by its token and what was typed: going back and typing something else makes another form. Null
 * without a token.
 */
export async function tokenOfForm({ pathname }: URL, form: FormData): Promise<string | null> {
  if (!textField(form, "form_token")) return null;
  const fields = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size],
  );
  return digest(JSON.stringify([pathname.replace(/\.data$/, ""), fields]));
}
