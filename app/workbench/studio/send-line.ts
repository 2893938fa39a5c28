import { data } from "react-router";
import type { NoticeAnswer } from "../../forms/notice";
import type { WordAnswer } from "../../forms/words";
import { isDone, noticeOf } from "./send-studio";

type Send = () => Promise<unknown>;
const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Sends the notice from the browser. On a weak signal it stays as it was typed. */
export function sendNotice(request: Request, send: Send): Promise<unknown> {
  return sendLine(request, send, (form, notice): NoticeAnswer => {
    const names = ["text_en", "text_es", "level", "from", "until"];
    const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
    return { typed, problems: {}, notice, preview: null, version: textOf(form, "version") };
  });
}

/** The same for a word in both languages. */
export function sendWord(request: Request, send: Send): Promise<unknown> {
  return sendLine(request, send, (form, notice): WordAnswer => {
    const typed = { en: textOf(form, "value.en"), es: textOf(form, "value.es") };
    return { kind: "word", key: textOf(form, "key"), typed, problems: {}, notice };
  });
}

async function sendLine(
  request: Request,
  send: Send,
  answer: (form: FormData, notice: ReturnType<typeof noticeOf>) => unknown,
): Promise<unknown> {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (thrown) {
    if (isDone(thrown)) throw thrown;
    // With a status that keeps the page from asking the server anew: there may be no way to it.
    return data(answer(form, noticeOf(thrown)), { status: 400 });
  }
}

/** Beside what somebody else has saved meanwhile stands what it is now. */
export function isOvertakenOrUsual({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
