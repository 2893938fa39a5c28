import type { RouterContextProvider } from "react-router";
import type { ListingKind } from "../../rules/slugs";
import { newFormToken } from "../../server/http/form-token";
import { signInPath } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { privatePage } from "../../server/http/private-page";
import { viewerIn } from "../../server/http/viewer";

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
