import { data } from "react-router";
import type { WordAnswer } from "../../../forms/content/words-view";
import type { FormProblem } from "../../../forms/site/form-answer";
import {
  placeholderChanges,
  shownWord,
  type Word,
  type WordProblem,
  wordProblem,
} from "../../../rules/content/catalog-words";
import { markOf } from "../../../rules/content/words-import";
import { type Language, languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectOverridesOf } from "../../db/content/translations";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import type { SignedInForm } from "../../http/submitted-form";
import { saveWord, type WordText } from "../../operations/content/save-words";
import { takeOnce } from "../site/take-once";
import { actOfWords } from "./words-done";
import { answerApply, answerImport } from "./words-import-answer";
import { isWord, wordsOf } from "./words-page";

/** One word saved or reset, or a file of many. */
export async function answerWords(submitted: SignedInForm) {
  const intent = textField(submitted.form, "intent");
  if (intent === "import") return answerImport(submitted);
  if (intent === "apply") return takeOnce<unknown>(submitted, () => answerApply(submitted));
  if (intent !== "save" && intent !== "reset") throw data(null, 400);
  const key = textField(submitted.form, "key");
  if (!isWord(key)) throw data(null, 404);
  const isReset = intent === "reset";
  return takeOnce<unknown>(submitted, () => answerWord(submitted, key, isReset));
}

async function answerWord(submitted: SignedInForm, key: string, isReset: boolean) {
  const { form, context } = submitted;
  const services = context.get(servicesContext);
  const typed = { en: textIn(form, "value.en"), es: textIn(form, "value.es") };
  const back = (status: number, more: Partial<WordAnswer>, headers: Record<string, string> = {}) =>
    data(
      { kind: "word" as const, key, typed, problems: {}, notice: null, ...more },
      { status, headers: { ...privateCache, ...headers } },
    );
  try {
    const [word] = wordsOf([key], await selectOverridesOf(services.db, [key]));
    if (!word) throw data(null, 404);
    const texts = isReset
      ? languages.map((language) => ({ key, language, value: null }))
      : textsOf(word, form, typed);
    const problems = isReset ? {} : problemsOf(word, typed, form);
    if (Object.keys(problems).length > 0) return back(400, { problems });
    if (isOvertaken(form, markOf(word))) return back(409, { notice: "stale" });
    const { sender, done } = actOfWords(submitted, isReset ? "wordsReset" : "wordsSaved");
    const override = { en: word.override.en ?? null, es: word.override.es ?? null };
    const { ok } = await saveWord(services, sender, { key, override }, texts);
    return ok ? done() : back(409, { notice: "stale" });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { status, headers } = failureStatus(error);
    return back(status, { notice: "failed" }, headers);
  }
}

/** A language that wasn't sent stays; the built-in text needs no row. */
function textsOf(word: Word, form: FormData, typed: Record<Language, string>): WordText[] {
  return languages
    .filter((language) => form.has(`value.${language}`))
    .map((language) => {
      const isBuiltIn = !typed[language].trim() || typed[language] === word.builtIn[language];
      return { key: word.key, language, value: isBuiltIn ? null : typed[language] };
    });
}

function problemsOf(word: Word, typed: Record<Language, string>, form: FormData): WordAnswer["problems"] {
  const found = languages.flatMap((language): [Language, FormProblem][] => {
    const text = typed[language];
    if (!form.has(`value.${language}`) || !text.trim()) return [];
    const problem = wordProblem(word.builtIn[language] || shownWord(word, "en"), text);
    return problem ? [[language, formProblem(problem, word.builtIn[language], text)]] : [];
  });
  return Object.fromEntries(found);
}

function formProblem(problem: WordProblem, builtIn: string, text: string): FormProblem {
  if (problem !== "placeholders") return `studioWords.problems.${problem}`;
  const { missing, unknown } = placeholderChanges(builtIn, text);
  return {
    key: "studioWords.problems.values",
    data: { missing: missing.join(", ") || "–", unknown: unknown.join(", ") || "–" },
  };
}

function textIn(form: FormData, name: string): string {
  return textField(form, name).replace(/\r\n?/g, "\n").trim();
}
