import { data } from "react-router";
import { localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { textField } from "../../http/form-data";
import { languageIn, townFactsIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { draftIssue } from "../../operations/mail/draft-issue";
import { beginIssue } from "../../operations/mail/write-issue";
import { actOf, takeOnce } from "../site/take-once";

/** Begins a letter with what is new. */
export async function answerIssues(submitted: SignedInForm) {
  const { form, context } = submitted;
  if (textField(form, "intent") !== "begin") throw data(null, 400);
  const id = crypto.randomUUID();
  const path = localPath(languageIn(context), `/admin/newsletter/${id}`);
  const { sender, done } = actOf(submitted, path, "letterBegun");
  return takeOnce<unknown>(submitted, async () => {
    const services = context.get(servicesContext);
    const texts = await draftIssue(services, wordsFor(context), townFactsIn(context));
    const { ok } = await beginIssue(services, sender, id, texts);
    return ok ? done() : null;
  });
}
