import type { SignedInForm } from "../../http/submitted-form";
import { actOf } from "../site/take-once";

/** The act, its toast, and the way back to the same search. */
export function actOfWords(submitted: SignedInForm, name: string, count?: number) {
  const { pathname, search } = submitted.url;
  return actOf(submitted, pathname.replace(/\.data$/, "") + search, { name, variant: "default", count });
}
