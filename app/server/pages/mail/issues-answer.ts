import { data } from "react-router";
import { localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { textField } from "../../http/form-data";
import { languageIn, townFactsIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { draftIssue } from "../../operations/mail/draft-issue";
import { beginIssue } from "../../operations/mail/write-issue";
import { actOf, takeOnce } from "../site/take-once";
import { issueOfMonth } from "./issue-of-month";

const intents = ["begin", "begin-another"];

/** Begins a letter with the news; a second one for the same month only on request. */
export async function answerIssues(submitted: SignedInForm) {
  const { form, context } = submitted;
  const intent = textField(form, "intent");
  if (!intents.includes(intent)) throw data(null, 400);
  const id = crypto.randomUUID();
  const path = localPath(languageIn(context), `/admin/newsletter/${id}`);
  const { sender, done } = actOf(submitted, path, "letterBegun");
  return takeOnce<unknown>(submitted, async () => {
    const services = context.get(servicesContext);
    if (intent === "begin") {
      const [begun] = await issueOfMonth(services.db, services.now()).asked;
      if (begun) return data({ isBegun: true }, { status: 409, headers: privateCache });
    }
    const texts = await draftIssue(services, wordsFor(context), townFactsIn(context));
    const { ok } = await beginIssue(services, sender, id, texts);
    return ok ? done() : null;
  });
}
