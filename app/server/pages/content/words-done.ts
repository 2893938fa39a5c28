import type { Toast } from "../../../rules/site/flash";
import { redirectWithToast } from "../../http/flash";
import type { OwnSent } from "../../http/sent-form";
import { senderOf } from "../site/take-once";

/** Back to the words as they were looked for; and who changes them, by a form that is answered so once. */
export function wordsDone(sent: OwnSent, name: string, count?: number) {
  const { url } = sent;
  const to = url.pathname.replace(/\.data$/, "") + url.search;
  const toast: Toast = { name, variant: "default", count };
  return { editor: senderOf(sent, to, toast), answer: () => redirectWithToast(to, toast, url) };
}
