import { putMailedToken } from "../db/mailed-tokens";
import { verifyAddress } from "../emails/account-letters";
import { createToken, hashToken } from "../platform/tokens";
import type { Services } from "../services";
import { type Reader, siteLink, type Words } from "./account-mail";

const hour = 60 * 60_000;

/** The letter that proves an address, and the statement that makes its link good. */
export async function verificationLetter(services: Services, words: Words, reader: Reader) {
  const { db, now } = services;
  const token = createToken();
  const token_hash = await hashToken(token);
  const link = siteLink(services, reader.language, "/auth/verify", token);
  return {
    letter: verifyAddress(words(reader.language), link),
    cause: `verify:${token_hash}`,
    token: putMailedToken(
      db,
      { user_id: reader.id, purpose: "verify", token_hash, email: reader.email, span: hour },
      now(),
    ),
  };
}
