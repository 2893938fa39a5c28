import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { queryPath } from "../../../rules/site/query-path";
import type { SectionPlace } from "../../db/content/sections";
import { redirectWithToast } from "../../http/flash";
import { languageIn } from "../../http/i18n";
import type { OwnSent } from "../../http/sent-form";

/** Back to the section in the studio, with a word about what was done; without a section, to its page. */
export function studioDone(sent: OwnSent, place: Partial<SectionPlace>, toast: string | Toast) {
  const said: Toast = typeof toast === "string" ? { name: toast, variant: "default" } : toast;
  return redirectWithToast(studioPath(sent, place), said, sent.url);
}

export function studioPath({ context }: Pick<OwnSent, "context">, place: Partial<SectionPlace>): string {
  return localPath(languageIn(context), queryPath("/admin/content", place));
}
