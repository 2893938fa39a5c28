import { data } from "react-router";
import * as v from "valibot";
import type { WordsImportAnswer } from "../../../forms/content/words-view";
import type { MessageKey } from "../../../forms/site/parse";
import { readText } from "../../../rules/content/text-encoding";
import { type ImportedWord, planImport, readWordsCsv } from "../../../rules/content/words-import";
import { languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectOverridesAfter, selectWordNumbers } from "../../db/content/translations";
import { ask } from "../../db/database";
import { privateCache } from "../../http/cache-headers";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { importWords } from "../../operations/content/save-words";
import { actOfWords } from "./words-done";
import { loadAllWords } from "./words-file";
import { allKeys, wordsOf } from "./words-page";

const largest = 2_000_000;

/** A preview: nothing changes yet. */
export async function answerImport({ form, context }: SignedInForm) {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refuse("studioWords.import.problems.none");
  if (file.size > largest) return refuse("studioWords.import.problems.large");
  const imported = readWordsCsv(readText(new Uint8Array(await file.arrayBuffer())));
  if (!imported) return refuse("studioWords.import.problems.columns");
  const plan = planImport(imported, await loadAllWords(context));
  return answer({ kind: "import", plan, problem: null }, 200);
}

const Changes = v.array(
  v.object({
    key: v.string(),
    language: v.picklist(languages),
    before: v.string(),
    after: v.string(),
  }),
);

/** Applies a preview while the words are as they were. */
export async function answerApply(submitted: SignedInForm) {
  const { form, context } = submitted;
  const services = context.get(servicesContext);
  const { db } = services;
  const changes = readChanges(textField(form, "changes"));
  if (!changes) return refuse("studioWords.import.problems.none");
  const [numbers, ...found] = await ask(db, [
    selectWordNumbers(db),
    ...languages.map((language) => selectOverridesAfter(db, language, "")),
  ]);
  const imported = new Map<string, ImportedWord>();
  for (const { key, language, after } of changes)
    imported.set(key, { ...imported.get(key), key, [language]: after });
  const words = wordsOf(allKeys, found.flat());
  const plan = planImport([...imported.values()], words);
  const planned = plan.changes.map(({ key, language, after, before }) => ({
    key,
    language,
    value: after,
    before,
  }));
  const isSame =
    planned.length === changes.length &&
    planned.every((one) =>
      changes.some(
        ({ key, language, before, after }) =>
          key === one.key && language === one.language && before === one.before && after === one.value,
      ),
    );
  if (!isSame) return answer({ kind: "import", plan, problem: "studioWords.import.problems.moved" }, 409);
  const number = Math.max(0, ...numbers.map((one) => one.number));
  const { sender, done } = actOfWords(submitted, "wordsImported", planned.length);
  const { ok } = await importWords(services, sender, number, planned);
  if (!ok) return answer({ kind: "import", plan, problem: "studioWords.import.problems.moved" }, 409);
  return done();
}

function readChanges(text: string) {
  try {
    const { success, output } = v.safeParse(Changes, JSON.parse(text));
    return success && output.length > 0 ? output : null;
  } catch {
    return null;
  }
}

const refuse = (problem: MessageKey) => answer({ kind: "import", plan: null, problem }, 400);

function answer(importAnswer: WordsImportAnswer, status: number) {
  return data(importAnswer, { status, headers: privateCache });
}
