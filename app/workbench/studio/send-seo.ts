import { data } from "react-router";
import type { SeoAnswer } from "../../forms/seo";
import { dropDraft, typedIn } from "../forms/draft";
import { isDone, noticeOf } from "./send-studio";

/** Where a browser keeps what is typed for a path. */
export function seoKeptUnder(path: string): string {
  return `/admin/seo${path}`;
}

/** Sends a form of search and sharing from the browser. Whatever happens on the way, it stays as it was typed. */
export async function sendSeo(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData();
  const path = String(form.get("page_path") ?? "");
  try {
    return await send();
  } catch (thrown) {
    if (isDone(thrown)) dropDraft(seoKeptUnder(path));
    if (isDone(thrown)) throw thrown;
    const { typed } = typedIn(form);
    const answer: SeoAnswer = {
      ...{ path, problems: {}, theirs: null, version: null },
      typed: Object.fromEntries(Object.entries(typed).map(([name, [value = ""]]) => [name, value])),
      notice: noticeOf(thrown),
    };
    return data(answer, { status: 400 });
  }
}
