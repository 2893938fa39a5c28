import { redirect } from "react-router";
import { localPath } from "../../rules/site/language";
import { languageIn } from "../../server/http/i18n";
import type { Route } from "./+types/adventure-redirect";

/** The former address of adding a business. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localPath(languageIn(context), "/do#share-your-business"), 308);
}
