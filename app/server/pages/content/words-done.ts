import type { SignedInForm } from "../../http/submitted-form";
import { actOf } from "../site/take-once";

/** What a form of the words asks for; it leads back to the words as they were looked for. */
export function actOfWords(submitted: SignedInForm, name: string, count?: number) {
  const { pathname, search } = submitted.url;
  return actOf(submitted, pathname.replace(/\.data$/, "") + search, { name, variant: "default", count });
}
