import { redirectWithToast } from "../../http/flash";
import type { OwnSent } from "../../http/sent-form";

/** Back to the words as they were looked for. */
export function wordsDone({ url }: OwnSent, name: string, count?: number) {
  const path = url.pathname.replace(/\.data$/, "") + url.search;
  return redirectWithToast(path, { name, variant: "default", count }, url);
}
