import { data, type RouterContextProvider } from "react-router";
import type { Viewer } from "../../rules/accounts/viewer";
import { readForm } from "./form-data";
import { isUnknown, requireAdmin, requireUser, signInPath } from "./guards";
import { viewerIn } from "./viewer";

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** A form as it was sent, read once, and by whom. */
export type Sent = {
  form: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
  viewer: Viewer | null;
};
export type OwnSent = Sent & { viewer: Viewer };

export async function readSent({ request, context, url }: Args): Promise<Sent> {
  return { form: await readForm(request), context, url, viewer: viewerIn(context) };
}

/** By somebody who is signed in; anybody else is sent to sign in. */
export async function readOwnSent({ request, context, url }: Args): Promise<OwnSent> {
  const viewer = requireUser(context, url);
  return { form: await readForm(request), context, url, viewer };
}

/** By an admin; for anybody else there is no such page. */
export async function readAdminSent({ request, context, url }: Args): Promise<OwnSent> {
  const viewer = requireAdmin(context, url);
  return { form: await readForm(request), context, url, viewer };
}

/**
 * The same for a form that shall not be lost: whoever has been signed out since it was opened gets it back, to send it
 * again. Nothing of the guide is told to them.
 */
export async function readKeptSent({ request, context, url }: Args): Promise<OwnSent> {
  const viewer = viewerIn(context);
  if (viewer) return readAdminSent({ request, context, url });
  const form = await readForm(request);
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const kept = { fields, to: url.pathname + url.search, signIn: signInPath(context, url) };
  const isAway = isUnknown(context);
  throw data(kept, { status: isAway ? 503 : 401, headers: isAway ? { "Retry-After": "30" } : {} });
}

/** A form whose sender is signed out. */
export type KeptForm = { fields: [name: string, value: string][]; to: string; signIn: string };
