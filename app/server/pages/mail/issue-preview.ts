import type { TFunction } from "i18next";
import { data } from "react-router";
import type { IssueAnswer, Trail } from "../../../forms/mail/issue";
import { type Language, languages, localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { type IssueTexts, selectIssue } from "../../db/mail/issues";
import { wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";

/** The form's letter, and whether it's saved: the mail preview shows the saved one. */
export async function previewIssue(
  { context }: SignedInForm,
  id: string,
  texts: IssueTexts,
): Promise<IssueAnswer["preview"]> {
  const [saved] = await selectIssue(context.get(servicesContext).db, id);
  if (!saved) throw data(null, 404);
  const words = wordsFor(context);
  return languages.map((language) => {
    const [subject, content] = [`subject_${language}`, `content_${language}`] as const;
    const isSaved = saved[subject] === texts[subject] && saved[content] === texts[content];
    const trail = trailOf(words(language), language);
    return { language, subject: texts[subject], content: texts[content], isSaved, trail };
  });
}

function trailOf(t: TFunction, language: Language): Trail {
  return {
    name: t("blog.page.breadcrumbs"),
    crumbs: [
      { label: t("frame.home"), href: localPath(language, "/") },
      { label: t("newsletterIssue.archive.title"), href: localPath(language, "/newsletter") },
    ],
  };
}
