import type { TFunction } from "i18next";
import { mailboxOf } from "../../../rules/mail/mailbox";
import { type Language, localPath } from "../../../rules/site/language";
import { ask } from "../../db/database";
import { selectSubscription, upsertSubscription } from "../../db/mail/newsletter-subscriptions";
import { newsletterConfirm } from "../../emails/mail/newsletter-confirm";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { queryThrottled } from "../site/throttled-query";
import { deliverMailLater } from "./deliver-mail";
import { mailTo } from "./write-mail";

type Subscribed = "confirmation sent" | "already subscribed";

/**
 * Mails a confirmation link; the address is subscribed once its button is pressed. Only a few a day, with the same
 * answer, so that nobody can flood a mailbox.
 */
export async function subscribe(
  services: Services,
  t: TFunction,
  { email, language }: { email: string; language: Language },
): Promise<Subscribed> {
  const { db, settings } = services;
  const now = services.now();
  const { answer, wait } = await queryThrottled(
    services,
    [{ name: "newsletterAddress", subject: mailboxOf(email) }],
    selectSubscription(db, email),
  );
  const [known] = answer;
  if (known?.confirmed_at && !known.unsubscribed_at) return "already subscribed";

  if (wait !== null) return "confirmation sent";

  const token = createToken();
  const confirm_token_hash = await hashToken(token);
  const unsubscribe_token = known?.unsubscribe_token ?? createToken();
  const address = (path: string, value: string) =>
    `${settings.origin}${localPath(language, `/newsletter/${path}`)}?token=${value}`;
  const unsubscribe = address("unsubscribe", unsubscribe_token);
  const letter = newsletterConfirm(t, {
    confirm: address("confirm", token),
    unsubscribe,
    isMailed: services.letterMailer !== null,
  });
  await ask(db, [
    upsertSubscription(db, { email, language, confirm_token_hash, unsubscribe_token }, now),
    mailTo(services, { email }, `newsletter-confirm:${confirm_token_hash}`, letter, {
      headers: {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  ]);
  deliverMailLater(services);
  return "confirmation sent";
}
