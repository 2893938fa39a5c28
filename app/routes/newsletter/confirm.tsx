import { NewsletterStep } from "../../components/mail/newsletter-step";
import { servicesContext } from "../../server/context";
import { confirmSubscription } from "../../server/operations/mail/confirm-subscription";
import { newsletterLinkDone, newsletterLinkPage } from "../../server/pages/mail/newsletter-link-page";
import { tokenOf } from "../../server/pages/site/mailed-token";
import type { Route } from "./+types/confirm";

export const handle = { noNewsletter: true, sends: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return newsletterLinkPage(context, url, "confirm");
}

export async function action({ context, url }: Route.ActionArgs) {
  return newsletterLinkDone(await confirmSubscription(context.get(servicesContext), tokenOf(url)));
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterStep step="confirm" {...loaderData} answer={actionData} />;
}
