import { data } from "react-router";
import type { IssueAnswer } from "../../../forms/mail/newsletter-issue";
import { languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { type IssueTexts, selectIssue } from "../../db/mail/newsletter-issues";
import type { SignedInForm } from "../../http/submitted-form";

/** The letter as it stands in the form, and whether that is what was saved: its mail is shown as saved. */
export async function previewIssue(
  { context }: SignedInForm,
  id: string,
  texts: IssueTexts,
): Promise<IssueAnswer["preview"]> {
  const [saved] = await selectIssue(context.get(servicesContext).db, id);
  if (!saved) throw data(null, 404);
  return languages.map((language) => {
    const [subject, content] = [`subject_${language}`, `content_${language}`] as const;
    const isSaved = saved[subject] === texts[subject] && saved[content] === texts[content];
    return { language, subject: texts[subject], content: texts[content], isSaved };
  });
}
