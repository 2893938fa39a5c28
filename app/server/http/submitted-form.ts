import { data, type RouterContextProvider } from "react-router";
import type { Viewer } from "../../rules/accounts/viewer";
import type { Context } from "../context";
import { formTokenContext } from "../context";
import { readForm, textField } from "./form-data";
import { tokenOfForm } from "./form-token";
import { isUnknown, requireAdmin, requireUser, signInPath } from "./guards";
import { viewerIn } from "./viewer";

type Args = { request: Request; context: Context; url: URL };

/** A form that was read once, with its sender. */
export type SubmittedForm = {
  form: FormData;
  context: Context;
  url: URL;
  viewer: Viewer | null;
  /** Identifies the form; null where it has no token. */
  token: string | null;
};
export type SignedInForm = SubmittedForm & { viewer: Viewer };

/** If the form comes back, it keeps its token. */
export async function readSubmittedForm({ request, context, url }: Args): Promise<SubmittedForm> {
  const form = await readForm(request);
  (context as RouterContextProvider).set(formTokenContext, textField(form, "form_token"));
  return { form, context, url, viewer: viewerIn(context), token: await tokenOfForm(url, form) };
}

/** Redirects to signing in when nobody is signed in. */
export async function readSignedInForm(args: Args): Promise<SignedInForm> {
  const viewer = requireUser(args.context, args.url);
  return { ...(await readSubmittedForm(args)), viewer };
}

/** A 404 for anybody but an admin. */
export async function readAdminForm(args: Args): Promise<SignedInForm> {
  const viewer = requireAdmin(args.context, args.url);
  return { ...(await readSubmittedForm(args)), viewer };
}

/**
 * The same for a form that mustn't be lost: somebody who was signed out meanwhile signs in first, while scripts keep
 * the text. While the database is away, the form comes back to be sent again.
 */
export async function readRecoverableForm({ request, context, url }: Args): Promise<SignedInForm> {
  if (isUnknown(context)) {
    const form = await readForm(request);
    const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const kept: KeptForm = { fields, to: url.pathname + url.search };
    throw data(kept, { status: 503, headers: { "Retry-After": "30" } });
  }
  const isOfScripts = new URL(request.url).pathname.endsWith(".data");
  if (isOfScripts && !viewerIn(context)) throw data({ signIn: signInPath(context, url) }, 401);
  return readAdminForm({ request, context, url });
}

/** A form whose sender couldn't be looked up. */
type KeptForm = { fields: [name: string, value: string][]; to: string };
