import type { Letter } from "../../emails/mail/letter";
import type { Services } from "../../services";
import { mailTo } from "../mail/account-mail";

type Reader = { email: string; email_verified_at: number | null };

/** What an admin has done to an account, for its person; to nobody as long as the mailbox may be somebody else's. */
export function personLetter(services: Services, person: Reader, cause: string, letter: Letter) {
  return person.email_verified_at === null
    ? []
    : [mailTo(services, person, `${cause}:${crypto.randomUUID()}`, letter)];
}
