import type { NoticeAnswer } from "../../forms/content/notice";
import type { WordAnswer } from "../../forms/content/words-view";
import type { SynonymsAnswer } from "../../forms/search/synonyms";
import { sendForm } from "../forms/send-form";

type Send = () => Promise<unknown>;
const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

export const noticeKeptUnder = "/admin/notice";
export const searchWordsKeptUnder = "/admin/search";

/** Where a word's draft is kept in the browser. */
export function wordKeptUnder(key: string): string {
  return `/admin/translations#${key}`;
}

/** Saves the notice, or removes it, which leaves the typed fields alone. */
export async function sendNotice(request: Request, send: Send): Promise<unknown> {
  const form = await request.clone().formData();
  const names = ["text_en", "text_es", "level", "from", "until"];
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const version = textOf(form, "version");
  return sendForm(send, {
    path: form.get("intent") === "save" ? noticeKeptUnder : null,
    back: (notice): NoticeAnswer => ({ typed, problems: {}, notice, preview: null, version }),
  });
}

export async function sendWord(request: Request, send: Send): Promise<unknown> {
  const form = await request.clone().formData();
  const key = textOf(form, "key");
  const typed = { en: textOf(form, "value.en"), es: textOf(form, "value.es") };
  return sendForm(send, {
    path: wordKeptUnder(key),
    back: (notice): WordAnswer => ({ kind: "word", key, typed, problems: {}, notice }),
  });
}

export async function sendSearchWords(request: Request, send: Send): Promise<unknown> {
  const form = await request.clone().formData();
  const typed = textOf(form, "words");
  const version = textOf(form, "version");
  return sendForm(send, {
    path: searchWordsKeptUnder,
    back: (notice): SynonymsAnswer => ({ typed, problems: {}, line: null, notice, version }),
  });
}
