import type { OwnSent } from "../../http/sent-form";
import { actOf } from "../site/take-once";

/** What a form of the words asks for; it leads back to the words as they were looked for. */
export function actOfWords(sent: OwnSent, name: string, count?: number) {
  const { pathname, search } = sent.url;
  return actOf(sent, pathname.replace(/\.data$/, "") + search, { name, variant: "default", count });
}
