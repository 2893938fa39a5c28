import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { queryPath } from "../../../rules/site/query-path";
import type { SectionPlace } from "../../db/content/studio-sections";
import type { Sender } from "../../db/site/audit-log";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { actOf } from "../site/take-once";

type Done = { there: Partial<SectionPlace>; toast: string };

/** Does what a studio form asks, and redirects to where it's seen. Null where someone else saved first. */
export async function carryOut(
  submitted: SignedInForm,
  { there, toast }: Done,
  work: (editor: Sender) => Promise<{ ok: boolean }>,
): Promise<Response | null> {
  const { sender, done } = actOf(submitted, studioPath(submitted, there), toast);
  return (await work(sender)).ok ? done() : null;
}

/** Back to the section, or to its page, with a toast. */
export function studioDone(submitted: SignedInForm, place: Partial<SectionPlace>, toast: string | Toast) {
  return actOf(submitted, studioPath(submitted, place), toast).done();
}

export function studioPath({ context }: Pick<SignedInForm, "context">, place: Partial<SectionPlace>): string {
  return localPath(languageIn(context), queryPath("/admin/content", place));
}
