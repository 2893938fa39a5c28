import { type IssueAnswer, issueDraftForm } from "../../forms/mail/issue";
import { typedFields } from "../../forms/site/parse";
import { sendForm } from "../forms/send-form";

/** On any failure the form stays as it was typed. */
export async function sendIssue(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData();
  const typed = typedFields(issueDraftForm, form);
  const version = String(form.get("version") ?? "");
  return sendForm(send, {
    path: new URL(request.url).pathname,
    back: (notice): IssueAnswer => ({
      typed,
      problems: {},
      notice,
      meanwhile: null,
      preview: null,
      test: null,
      version,
    }),
  });
}
