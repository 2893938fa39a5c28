import { NewsletterStep } from "../../components/mail/newsletter-step";
import { servicesContext } from "../../server/context";
import { answerHeaders } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { confirmSubscription } from "../../server/operations/mail/confirm-subscription";
import { newsletterStep, newsletterStepDone, tokenOf } from "../../server/pages/mail/newsletter-step";
import type { Route } from "./+types/confirm";

export const handle = { quiet: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return newsletterStep(context, url, "confirm");
}

export async function action({ context, url }: Route.ActionArgs) {
  return newsletterStepDone(await confirmSubscription(context.get(servicesContext), tokenOf(url)));
}

export default function Confirm({ actionData }: Route.ComponentProps) {
  return <NewsletterStep step="confirm" answer={actionData} />;
}
