import type { TFunction } from "i18next";
import { type IssueBlock, issueBlocks } from "../../../rules/mail/issue";
import type { Language } from "../../../rules/site/language";
import type { TownFacts } from "../../../rules/town/facts";
import type { IssueTexts } from "../../db/mail/issues";
import { issueBlock, issueDraft } from "../../emails/mail/issue-draft";
import type { Services } from "../../services";
import { issueNews } from "./issue-news";

type Words = (language: Language) => TFunction;

/** What's new, in both languages, for the editor to shorten. */
export async function draftIssue(services: Services, words: Words, facts: TownFacts): Promise<IssueTexts> {
  const news = await issueNews(services, facts);
  const draft = (language: Language) => issueDraft(words(language), language, news(language), issueBlocks);
  const [en, es] = [draft("en"), draft("es")];
  return {
    subject_en: en.subject,
    content_en: en.content,
    subject_es: es.subject,
    content_es: es.content,
  };
}

/** One block in each language; empty where there's no news. */
export async function draftBlock(
  services: Services,
  words: Words,
  facts: TownFacts,
  block: IssueBlock,
): Promise<Record<Language, string>> {
  const news = await issueNews(services, facts);
  const inLanguage = (language: Language) => issueBlock(words(language), language, news(language), block);
  return { en: inLanguage("en"), es: inLanguage("es") };
}
