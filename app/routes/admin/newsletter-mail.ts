import { issueMailFile } from "../../server/pages/mail/issue-mail-file";
import type { Route } from "./+types/newsletter-mail";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return issueMailFile(context, url, params.id);
}
