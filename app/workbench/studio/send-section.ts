import type { SectionAnswer } from "../../forms/content/studio-answer";
import { typedIn } from "../forms/local-draft";
import { sendForm } from "../forms/send-form";
import { draftKey } from "./draft-key";

export async function sendSection(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData();
  const [path, name] = [String(form.get("page_path") ?? ""), String(form.get("section_name") ?? "")];
  return sendForm(send, {
    path: draftKey(path, name),
    back: (notice): SectionAnswer => ({
      ...{ path, name, problems: {}, theirs: null, version: null, notice },
      typed: typedIn(form).typed,
    }),
  });
}
