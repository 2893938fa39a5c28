import { isTakeOver } from "../../../rules/accounts/account-takeover";
import { deviceKey } from "../../../rules/accounts/device";
import type { Viewer } from "../../../rules/accounts/viewer";
import type { Language } from "../../../rules/site/language";
import { countCodeTry, putMailedToken, takeMailedToken } from "../../db/accounts/mailed-tokens";
import { deleteSession } from "../../db/accounts/sessions";
import { markEmailVerified, selectAccount, selectAccountByEmail } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { entryOf, insertAudit } from "../../db/site/audit-log";
import { signInCode } from "../../emails/accounts/sign-in-code";
import { createMailedCode } from "../../platform/codes";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { requestMail } from "../mail/mail-request";
import { mailTo, type WordsByLanguage } from "../mail/write-mail";
import { queryThrottled } from "../site/throttled-query";
import { type Admitted, admit } from "./finish-sign-in";
import type { Visit } from "./sign-in";
import { type TakenOver, takeOver } from "./take-over-account";

const life = 10 * 60_000;

export function requestCode(services: Services, words: WordsByLanguage, email: string, network: string) {
  const { db, now } = services;
  return requestMail(services, { name: "code", email, network }, async (account) => {
    const code = createMailedCode();
    const token_hash = await codeHash(account.id, code);
    const row = { user_id: account.id, purpose: "code" as const, token_hash, email: account.email };
    const cause = `code:${crypto.randomUUID()}`;
    return [
      putMailedToken(db, { ...row, span: life }, now()),
      mailTo(
        services,
        account,
        cause,
        signInCode(words(account.language), code, { isFirst: account.email_verified_at === null }),
      ),
      insertAudit(db, entryOf({ id: null }, "code.asked", ["user", account.id]), now()),
    ];
  });
}

type CodeResult = Admitted | TakenOver | { outcome: "wrong" } | { outcome: "too many"; wait: number };
type Typed = { email: string; code: string };
/** Whoever is signed in where the code is typed. */
type Typist = Visit & { viewer: Pick<Viewer, "id" | "sessionId"> | null; language: Language };

/** Every try is counted before it's checked; after ten tries or ten minutes the code is void. */
export async function signInWithCode(
  services: Services,
  words: WordsByLanguage,
  { email, code }: Typed,
  { device, network, viewer, language }: Typist,
): Promise<CodeResult> {
  const { db, now } = services;
  const { answer, wait, takeBack } = await queryThrottled(
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
  let known = account;
  if (isTakeOver(account, viewer?.id === account.id)) {
    const taken = await takeOver(services, words, account, device, {
      how: "code",
      language,
      after: takeBack,
    });
    if (taken) return taken;
    [known = account] = await selectAccount(db, account.id, deviceKey(device));
  }
  const ended = viewer ? [deleteSession(db, account.id, viewer.sessionId)] : [];
  const along = [...takeBack, markEmailVerified(db, account.id, account.email, now()), ...ended];
  return admit(services, words, known, device, { how: "code", along });
}

/** Hashed with its owner, because two people's codes may be the same. */
function codeHash(userId: string, code: string): Promise<string> {
  return hashToken(`code:${userId}:${code}`);
}
