import type { RouterContextProvider } from "react-router";
import type { ListingKind } from "../../../rules/site/slugs";
import { newFormToken } from "../../http/form-token";
import { signInPath } from "../../http/guards";
import { wordsIn } from "../../http/i18n";
import { viewerIn } from "../../http/viewer";
import { privatePage } from "./private-page";

/** The page of an add form: the form for who is signed in, the way to sign in for who is not. */
export function submissionPage(context: Readonly<RouterContextProvider>, url: URL, kind: ListingKind) {
  const title = wordsIn(context).t(`submission.${kind}.title`);
  const isSignedIn = viewerIn(context) !== null;
  return privatePage(context, url, title, {
    isSignedIn,
    signIn: signInPath(context, url),
    token: newFormToken(),
  });
}
