import { NewsletterStep } from "../../components/mail/newsletter-step";
import { servicesContext } from "../../server/context";
import { unsubscribe } from "../../server/db/mail/newsletter-subscriptions";
import { newsletterLinkDone, newsletterLinkPage } from "../../server/pages/mail/newsletter-link-page";
import { tokenOf } from "../../server/pages/site/mailed-token";
import type { Route } from "./+types/unsubscribe";

export const handle = { noNewsletter: true, sends: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return newsletterLinkPage(context, url, "unsubscribe");
}

export async function action({ context, url }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  return newsletterLinkDone(await unsubscribe(db, tokenOf(url), now()));
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterStep step="unsubscribe" {...loaderData} answer={actionData} />;
}
