import { data } from "react-router";
import { draftForm, type PostFormValue, postFields, postForm, postUploads } from "../../../forms/posts/post";
import { arrangePost } from "../../../forms/posts/post-buttons";
import { snippetWords } from "../../../forms/posts/snippet-words";
import type { FormAnswer, FormNotice } from "../../../forms/site/form-answer";
import { type Problems, parseForm, typedFields } from "../../../forms/site/parse";
import type { Viewer } from "../../../rules/accounts/viewer";
import { postToast } from "../../../rules/posts/post-toasts";
import type { Publication } from "../../../rules/posts/publication";
import type { Language } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { formTokenOf } from "../../http/form-token";
import { versionInForm } from "../../http/form-version";
import { isUnknown } from "../../http/guards";
import { languageIn, wordsFor } from "../../http/i18n";
import type { SubmittedForm } from "../../http/submitted-form";
import { autosavePost } from "../../operations/posts/autosave-post";
import { submitPost } from "../../operations/posts/submit-post";
import { answerSubmission } from "../site/submission-answer";
import { countLostLinks } from "./lost-links";
import { type PostPreview, preparedForm, previewsOf } from "./post-preview";

/** The form with a preview, or with the result of an autosave. */
export type PostAnswer = FormAnswer & { preview?: PostPreview[]; saved?: { version: number } };

/** Submits, previews, rearranges or autosaves a new post. */
export async function answerAddPost(submitted: SubmittedForm) {
  const intent = textField(submitted.form, "intent");
  if (intent === "autosave") return answerAutosave(submitted);
  let publication: Publication = "draft";
  let lost = 0;
  return answerSubmission(submitted, {
    ...postUploads,
    schema: intent === "preview" ? draftForm : postForm(),
    arrange: arrangeIn(submitted),
    preview: (value, language, services) => previewOfForm(services, submitted.viewer, value, language),
    submit: async (services, viewer, value, language, sending) => {
      publication = value.status;
      const fields = postFields(value, { language: value.language ?? language, previous: null });
      lost = await countLostLinks(services, fields);
      return submitPost(services, viewer, fields, publication, {
        ...sending,
        version: versionInForm(submitted.form),
      });
    },
    path: "/blog",
    toast: () => postToast(publication === "draft" ? "postDrafted" : "postCreated", lost),
  });
}

/** The form's buttons that change its text, in the text's language. */
export function arrangeIn({ context }: Pick<SubmittedForm, "context">) {
  const wordsIn = (language: Language) => snippetWords(wordsFor(context)(language));
  return (typed: Parameters<typeof arrangePost>[0], intent: string) =>
    arrangePost(typed, intent, languageIn(context), wordsIn);
}

export async function previewOfForm(
  services: Parameters<typeof preparedForm>[0] & { now: () => Date },
  viewer: Pick<Viewer, "name"> | null,
  value: PostFormValue,
  language: Language,
): Promise<PostPreview[]> {
  const at = services.now().getTime();
  const post = {
    ...postFields(value, { language: value.language ?? language, previous: null }),
    id: "",
    author: viewer?.name ?? null,
    image_colour: null,
    published_at: at,
    created_at: at,
  };
  return previewsOf(post, await preparedForm(services, post), language);
}

async function answerAutosave({ form, context, viewer }: SubmittedForm) {
  const services = context.get(servicesContext);
  const token = formTokenOf(form);
  const version = textField(form, "version");
  const typed = { ...typedFields(draftForm, form), version: [version] };
  const back = (status: number, notice: FormNotice | null, more: Partial<PostAnswer> = {}, headers = {}) => {
    const answer: PostAnswer = { typed, token, problems: {}, notice, ...more };
    return data(answer, { status, headers: { ...privateCache, ...headers } });
  };
  if (!viewer)
    return isUnknown(context) ? back(503, "failed", {}, { "Retry-After": "30" }) : back(401, "signedOut");
  const parsed = parseForm(draftForm, form);
  if (!parsed.ok) return back(400, null, { problems: parsed.problems as Problems });
  const { value } = parsed;
  if (isEmpty(value)) return back(200, null);
  try {
    const fields = postFields(value, { language: value.language ?? languageIn(context), previous: null });
    const saved = await autosavePost(services, viewer, fields, {
      token,
      version: versionInForm(form),
      hasSlug: value.slug !== "",
    });
    if (saved.ok)
      return back(200, null, {
        typed: { ...typed, version: [String(saved.version)] },
        saved: { version: saved.version },
      });
    if (saved.error === "too many") return back(429, "tooMany", {}, { "Retry-After": String(saved.wait) });
    return back(409, "stale");
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(status, "failed", {}, headers);
  }
}

/** An empty draft isn't worth saving. */
function isEmpty(value: PostFormValue): boolean {
  return ["title", "content", "excerpt", "translation.title", "translation.content"].every(
    (name) => !value[name as keyof PostFormValue],
  );
}
