import { data } from "react-router";
import type { IssueTest } from "../../../forms/mail/issue";
import { languages } from "../../../rules/site/language";
import { digest } from "../../../rules/site/sha256-digest";
import { servicesContext } from "../../context";
import { type IssueTexts, type NewsletterIssue, selectIssue } from "../../db/mail/issues";
import { wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { sendTestLetter } from "../../operations/mail/send-test-letter";
import { queryThrottled } from "../../operations/site/throttled-query";

/** Mails the form's letter to its editor. */
export async function testLetter(
  { context, form, viewer, token }: SignedInForm,
  id: string,
  texts: IssueTexts,
): Promise<{ status: number; test: IssueTest }> {
  const services = context.get(servicesContext);
  const outcome = (came: IssueTest["outcome"]) => ({
    status: statuses[came],
    test: { outcome: came, to: viewer.email },
  });
  if (!services.letterMailer) return outcome("unmailed");
  const chosen = languages.filter((language) => form.getAll("test_language").includes(language));
  if (chosen.length === 0) return outcome("noLanguage");
  const checks = [{ name: "letterTest" as const, subject: viewer.id }];
  const { answer, wait } = await queryThrottled(services, checks, selectIssue(services.db, id));
  const [issue] = answer as NewsletterIssue[];
  if (!issue) throw data(null, 404);
  if (wait !== null) return outcome("tooOften");
  const mails = chosen.map((language) => ({
    language,
    slug: issue.slug,
    subject: texts[`subject_${language}`],
    content: texts[`content_${language}`],
  }));
  const mailId = await digest(`test:${id}:${token ?? crypto.randomUUID()}:${JSON.stringify(mails)}`);
  const test = { id: mailId, recipient: viewer.email, texts: mails };
  return outcome(await sendTestLetter(services, wordsFor(context), test));
}

const statuses = { sent: 200, unmailed: 409, refused: 502, tooOften: 429, noLanguage: 400 };
