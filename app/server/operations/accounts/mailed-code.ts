import { deviceKey } from "../../../rules/accounts/device";
import { countCodeTry, putMailedToken, takeMailedToken } from "../../db/accounts/mailed-tokens";
import { deleteSession } from "../../db/accounts/sessions";
import { markEmailVerified, selectAccountByEmail } from "../../db/accounts/users";
import { ask } from "../../db/client";
import { insertAudit } from "../../db/site/audit-log";
import { signInCode } from "../../emails/account-letters";
import { createMailedCode } from "../../platform/codes";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { mailTo, type Words } from "../mail/account-mail";
import { requestLetter } from "../mail/letter-request";
import { askBraked } from "../site/brake";
import { type Admitted, admit } from "./admit";
import type { Visit } from "./sign-in";

const life = 10 * 60_000;

export function requestCode(services: Services, words: Words, email: string, network: string) {
  const { db, now } = services;
  return requestLetter(services, { name: "code", email, network }, async (account) => {
    const code = createMailedCode();
    const token_hash = await codeHash(account.id, code);
    const row = { user_id: account.id, purpose: "code" as const, token_hash, email: account.email };
    const cause = `code:${crypto.randomUUID()}`;
    return [
      putMailedToken(db, { ...row, span: life }, now()),
      mailTo(services, account, cause, signInCode(words(account.language), code)),
      insertAudit(
        db,
        { actor_id: null, action: "code.asked", subject_kind: "user", subject_id: account.id },
        now(),
      ),
    ];
  });
}

type CodeResult = Admitted | { outcome: "wrong" } | { outcome: "too many"; wait: number };
type Typed = { email: string; code: string };

/** Every try is counted before it is looked at; after ten, or ten minutes, the code is worth nothing. */
export async function signInWithCode(
  services: Services,
  words: Words,
  { email, code }: Typed,
  { device, network, replaces }: Visit & { replaces?: string },
): Promise<CodeResult> {
  const { db, now } = services;
  const { answer, wait, takeBack } = await askBraked(
    services,
    [{ name: "signInNetwork", subject: `network:${network}` }],
    selectAccountByEmail(db, email, deviceKey(device)),
  );
  if (wait !== null) return { outcome: "too many", wait };
  const [account] = answer;
  const hash = await codeHash(account?.id ?? "", code.replace(/\s/g, ""));
  const [, taken] = await ask(db, [
    countCodeTry(db, account?.id ?? ""),
    takeMailedToken(db, hash, ["code"], now()),
  ]);
  if (!account || !taken.length) return { outcome: "wrong" };
  const along = [...takeBack, markEmailVerified(db, account.id, account.email, now())];
  const ended = replaces ? [deleteSession(db, account.id, replaces)] : [];
  return admit(services, words, account, device, { how: "code", along: [...along, ...ended] });
}

/** A short code is hashed with its owner: the same digits of two people are two codes. */
function codeHash(userId: string, code: string): Promise<string> {
  return hashToken(`code:${userId}:${code}`);
}
