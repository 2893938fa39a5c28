import { data } from "react-router";
import { issueDraftForm, issueForm } from "../../../forms/mail/issue";
import { snippetWords } from "../../../forms/posts/snippet-words";
import { parseForm, typedFields } from "../../../forms/site/parse";
import { isIssueBlock } from "../../../rules/mail/issue";
import { insertNames, withSnippet } from "../../../rules/posts/snippets";
import { type Language, languages } from "../../../rules/site/language";
import { selectIssue } from "../../db/mail/issues";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { townFactsIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { draftBlock } from "../../operations/mail/draft-issue";
import { takeOnce } from "../site/take-once";
import { back, issueActs, overtaken, servicesOf, textsOf } from "./issue-acts";
import { previewIssue } from "./issue-preview";
import { testLetter } from "./test-letter";

/** One letter's desk: save, preview, schedule, publish, unschedule or delete. */
export async function answerIssue(submitted: SignedInForm, id: string) {
  const intent = textField(submitted.form, "intent");
  if (intent === "preview") return look(submitted, id);
  if (intent === "send-test") return sendTest(submitted, id);
  if (intent.startsWith("add:")) return addBlock(submitted, intent.slice("add:".length));
  if (intent.startsWith("insert:")) return insert(submitted, intent);
  const act = issueActs[intent];
  if (!act) throw data(null, 400);
  return takeOnce<unknown>(submitted, async () => {
    try {
      const services = servicesOf(submitted);
      const [current] = await selectIssue(services.db, id);
      if (!current) throw data(null, 404);
      if (isOvertaken(submitted.form, current.version)) return overtaken(submitted, current);
      return await act(submitted, current);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { status, headers } = failureStatus(error);
      return back(submitted, status, { notice: "failed" }, headers);
    }
  });
}

async function look(submitted: SignedInForm, id: string) {
  const parsed = parseForm(issueDraftForm, submitted.form);
  if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
  return back(submitted, 200, { preview: await previewIssue(submitted, id, textsOf(parsed.value)) });
}

async function sendTest(submitted: SignedInForm, id: string) {
  const parsed = parseForm(issueForm, submitted.form);
  if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
  const { status, test } = await testLetter(submitted, id, textsOf(parsed.value));
  return back(submitted, status, { test });
}

/** Appends a generated block to both texts. */
async function addBlock(submitted: SignedInForm, block: string) {
  if (!isIssueBlock(block)) throw data(null, 400);
  const { context } = submitted;
  const services = servicesOf(submitted);
  const texts = await draftBlock(services, wordsFor(context), townFactsIn(context), block);
  return withMore(submitted, (text, language) => [text, texts[language]].filter(Boolean).join("\n\n"));
}

/** The editor's toolbar without scripts: appends one piece to one text. */
function insert(submitted: SignedInForm, intent: string) {
  const [, name = "", into] = /^insert:([\w-]{1,20}):(en|es)$/.exec(intent) ?? [];
  const piece = insertNames.find((one) => one === name);
  if (!into || !piece) throw data(null, 400);
  return withMore(submitted, (text, language) =>
    language === into ? withSnippet(text, piece, snippetWords(wordsFor(submitted.context)(language))) : text,
  );
}

function withMore(submitted: SignedInForm, extend: (text: string, language: Language) => string) {
  const typed = typedFields(issueDraftForm, submitted.form);
  for (const language of languages) {
    const name = `content.${language}`;
    typed[name] = [extend(typed[name]?.[0]?.trim() ?? "", language)];
  }
  return back(submitted, 200, { typed });
}
