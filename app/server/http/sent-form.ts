import type { RouterContextProvider } from "react-router";
import type { Viewer } from "../../rules/accounts/viewer";
import { readForm } from "./form-data";
import { requireAdmin, requireUser } from "./guards";
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
