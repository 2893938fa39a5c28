import type { Letter } from "../../emails/mail/letter";
import type { Services } from "../../services";
import { mailTo } from "../mail/account-mail";

type Reader = { email: string; email_verified_at: number | null };

/** Tells a person what an admin did to their account; not while the mailbox is unconfirmed. */
export function personLetter(services: Services, person: Reader, cause: string, letter: Letter) {
  return person.email_verified_at === null
    ? []
    : [mailTo(services, person, `${cause}:${crypto.randomUUID()}`, letter)];
}
