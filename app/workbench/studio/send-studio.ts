import { data, isRouteErrorResponse } from "react-router";
import type { SectionAnswer, StudioNotice } from "../../forms/studio-answer";
import { dropDraft, typedIn } from "../forms/draft";
import { keptUnder } from "./kept-under";

/** Sends a form of the studio from the browser. Whatever happens on the way, it stays as it was typed. */
export async function sendStudio(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData();
  const [path, name] = [String(form.get("page_path") ?? ""), String(form.get("section_name") ?? "")];
  try {
    return await send();
  } catch (thrown) {
    if (isDone(thrown)) dropDraft(keptUnder(path, name));
    if (isDone(thrown)) throw thrown;
    const answer: SectionAnswer = {
      ...{ path, name, problems: {}, theirs: null, version: null },
      typed: typedIn(form).typed,
      notice: noticeOf(thrown),
    };
    // With a status that keeps the page from asking the server anew: there may be no way to it.
    return data(answer, { status: 400 });
  }
}

/** The answer to a form that was taken leads elsewhere. */
export function isDone(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
}

export function noticeOf(thrown: unknown): StudioNotice {
  if (thrown instanceof TypeError || !navigator.onLine) return "offline";
  return isRouteErrorResponse(thrown) && thrown.status === 401 ? "signedOut" : "failed";
}
