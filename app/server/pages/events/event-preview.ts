import { data, type RouterContextProvider } from "react-router";
import type { InferOutput } from "valibot";
import type { FormAnswer, FormNotice } from "../../../forms/answer";
import { type EventInput, eventUploads } from "../../../forms/event";
import { type FormSchema, type Problems, parseForm, typedFields } from "../../../forms/parse";
import type { Language } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { readForm, textField } from "../../http/form-data";
import { formTokenOf } from "../../http/form-token";
import { isUnknown } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import { viewerIn } from "../../http/viewer";
import { keepUploads } from "../../operations/pictures/keep-uploads";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** Shows what would be saved and saves nothing; a picture that came along is kept, so that it need not come again. */
export async function answerPreview<S extends FormSchema>(
  { request, context }: Sent,
  schema: S,
  eventOf: (value: InferOutput<S>, language: Language) => EventInput,
) {
  const form = await readForm(request);
  const viewer = viewerIn(context);
  const answer: FormAnswer = {
    typed: { ...typedFields(schema, form), version: [textField(form, "version")] },
    token: formTokenOf(form),
    problems: {},
    notice: null,
  };
  const back = (notice: FormNotice, status: number, headers: Record<string, string> = {}) =>
    data({ ...answer, notice }, { status, headers: { ...privateCache, ...headers } });
  if (!viewer)
    return isUnknown(context) ? back("failed", 503, { "Retry-After": "30" }) : back("signedOut", 401);
  try {
    const { uploads, folder } = eventUploads;
    const kept = await keepUploads(context.get(servicesContext), viewer, form, uploads, folder);
    const [stored] = kept.stored.image_url ?? [];
    if (stored) {
      form.set("image_url", stored);
      answer.typed.image_url = [stored];
    }
    const refused: Problems = Object.fromEntries(
      kept.refused.map(({ files, problem }) => [files, `submission.pictures.problems.${problem}`] as const),
    );
    const parsed = parseForm(schema, form);
    const problems = { ...(parsed.ok ? {} : parsed.problems), ...refused };
    if (!parsed.ok || kept.refused.length > 0)
      return data({ ...answer, problems }, { status: 400, headers: privateCache });
    const preview = eventOf(parsed.value, languageIn(context));
    return data({ ...answer, preview }, { headers: privateCache });
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back("failed", status, headers);
  }
}
