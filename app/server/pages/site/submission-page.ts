import type { RouterContextProvider } from "react-router";
import { knownFields } from "../../../forms/known-fields";
import type { Typed } from "../../../forms/parse";
import type { ListingKind } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import { selectProfile } from "../../db/accounts/users";
import { isAway } from "../../db/client";
import { newFormToken } from "../../http/form-token";
import { signInPath } from "../../http/guards";
import { wordsIn } from "../../http/i18n";
import { viewerIn } from "../../http/viewer";
import { privatePage } from "./private-page";

type Context = Readonly<RouterContextProvider>;

/** The page of an add form: the form for who is signed in, the way to sign in for who is not. */
export async function submissionPage(context: Context, url: URL, kind: ListingKind) {
  const title = wordsIn(context).t(`submission.${kind}.title`);
  return privatePage(context, url, title, await newSubmission(context, url, kind));
}

/** An empty form, with what is known of its writer already in it. */
export async function newSubmission(context: Context, url: URL, kind: ListingKind | "event") {
  return {
    isSignedIn: viewerIn(context) !== null,
    signIn: signInPath(context, url),
    token: newFormToken(),
    known: await knownOfViewer(context, kind),
  };
}

/** A form that cannot look somebody up asks everything. */
async function knownOfViewer(context: Context, kind: ListingKind | "event"): Promise<Typed> {
  const viewer = viewerIn(context);
  if (!viewer) return {};
  try {
    const [profile] = await selectProfile(context.get(servicesContext).db, viewer.id);
    return knownFields(kind, profile);
  } catch (error) {
    if (isAway(error)) return {};
    throw error;
  }
}
