import type { SeoAnswer } from "../../forms/content/seo";
import { firstsOf, typedIn } from "../forms/local-draft";
import { sendForm } from "../forms/send-form";

/** Where a path's draft is kept in the browser. */
export function seoKeptUnder(path: string): string {
  return `/admin/seo${path}`;
}

export async function sendSeo(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData();
  const path = String(form.get("page_path") ?? "");
  return sendForm(send, {
    path: seoKeptUnder(path),
    back: (notice): SeoAnswer => ({
      ...{ path, problems: {}, theirs: null, version: null, notice },
      typed: firstsOf(typedIn(form).typed),
    }),
  });
}
