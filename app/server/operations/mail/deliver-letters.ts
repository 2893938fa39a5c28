import {
  letterRetryDelay,
  mailsInSlice,
  minuteOf,
  refusedInRow,
  stallDelay,
} from "../../../rules/mail/letter-pace";
import type { LetterRefusal } from "../../../rules/mail/letter-refusal";
import { returnAddress } from "../../../rules/mail/return-address";
import type { Language } from "../../../rules/site/language";
import { reasonOf, withoutAddresses } from "../../../rules/site/log-lines";
import { ask } from "../../db/database";
import type { NewsletterIssue } from "../../db/mail/issues";
import {
  type ClaimedMail,
  claimMailOfLetter,
  type Held,
  mailWasNotTried,
  mailWasPutOff,
  mailWasRefused,
  mailWasTaken,
} from "../../db/mail/letter-mails";
import { endMailing, type Mailing, selectCurrentMailing, stallMailing } from "../../db/mail/mailings";
import { type IssueMail, issueMail } from "../../emails/mail/issue-mail";
import { type LetterConnection, LetterRefused } from "../../platform/letter-types";
import type { Services } from "../../services";
import type { Statements } from "../site/commit";
import { recordWithRetries } from "./record-with-retries";
import type { WordsByLanguage } from "./write-mail";

/** Longer than a mail can take: after that its run has died. */
const lease = 5 * 60_000;
const longestSlice = 45_000;

type Mails = Record<Language, (token: string) => IssueMail>;
type Slice = {
  services: Services;
  mailing: Mailing;
  connection: LetterConnection;
  returnDomain: string;
  daily: number | null;
  run: string;
  now: Date;
  mails: Mails;
};
/** The statements that record a mail's result, and why it was refused. */
type Outcome = { statements: Statements; refused: { kind: LetterRefusal; reason: string } | null };

/** Mails the next copies of the current letter over one connection. */
export async function deliverLetters(
  services: Services,
  readWords: () => Promise<WordsByLanguage>,
  now: Date,
): Promise<string> {
  const { db, letterMailer, settings } = services;
  if (!letterMailer) return "no provider";
  const [current] = await selectCurrentMailing(db);
  if (!current) return "no letter goes out";
  const { mailing, issue } = current;
  if (mailing.resumes_at !== null && mailing.resumes_at > now.getTime()) throw new Away(mailing.stall ?? "");
  const words = await readWords();
  const connection = await letterMailer.open();
  try {
    const mails = {
      en: issueMail(words("en"), "en", issueIn("en", issue), settings.origin),
      es: issueMail(words("es"), "es", issueIn("es", issue), settings.origin),
    };
    const { returnDomain, daily } = letterMailer;
    const run = crypto.randomUUID();
    return await handOver({ services, mailing, connection, returnDomain, daily, run, now, mails });
  } finally {
    connection.close();
  }
}

/** Reported like any job's failure. */
class Away extends Error {
  constructor(reason: string) {
    super(`the provider of letters takes none: ${reason}`);
  }
}

async function handOver(slice: Slice): Promise<string> {
  const { services, mailing, now } = slice;
  const latest = Date.now() + longestSlice;
  let done: Statements = [];
  let taken = 0;
  let inRow = 0;
  for (let tried = 0; tried < mailsInSlice && Date.now() < latest; tried++) {
    const mail = await claimNext(slice, done);
    done = [];
    if (!mail) break;
    const { statements, refused } = await handOverOne(slice, mail);
    done = statements;
    if (!refused) taken++;
    inRow = refused ? inRow + 1 : 0;
    if (refused && (refused.kind === "away" || inRow === refusedInRow)) {
      await stall(slice, done, taken > 0 ? 0 : mailing.stalls, refused.reason);
      throw new Away(refused.reason);
    }
  }
  await recordWithRetries(() =>
    ask(services.db, [...done, ...endMailing(services.db, mailing.issue_id, now)]),
  );
  return `handed over ${taken}`;
}

/** Records the last mail's result and leases the next, in one round trip. */
async function claimNext({ services, mailing, daily, run, now }: Slice, done: Statements) {
  const { db } = services;
  const claim = {
    issue_id: mailing.issue_id,
    run,
    until: new Date(now.getTime() + lease),
    daily,
    now,
  };
  const answers = await recordWithRetries(() => ask(db, [...done, ...claimMailOfLetter(db, claim)]));
  const [mail] = answers.at(-1) as ClaimedMail[];
  return mail;
}

async function handOverOne(slice: Slice, claimed: ClaimedMail): Promise<Outcome> {
  const { services, mailing, connection, returnDomain, run, now, mails } = slice;
  const { db } = services;
  const { subscription_id, email, language, unsubscribe_token, confirmed_at, tries } = claimed;
  const held: Held = { issue_id: mailing.issue_id, subscription_id, run };
  try {
    const id = `${mailing.issue_id}.${subscription_id}`;
    const reader = { id: subscription_id, unsubscribe_token, confirmed_at };
    const envelopeFrom = await returnAddress(returnDomain, reader, mailing.issue_id);
    await connection.send({ id, recipient: email, envelopeFrom, ...mails[language](unsubscribe_token) });
    return { statements: mailWasTaken(db, held, minuteOf(now)), refused: null };
  } catch (error) {
    const kind = error instanceof LetterRefused ? error.kind : "away";
    const reason = withoutAddresses(error instanceof LetterRefused ? error.message : reasonOf(error));
    return { statements: statementsOf(slice, held, kind, tries), refused: { kind, reason } };
  }
}

function statementsOf({ services, now }: Slice, held: Held, kind: LetterRefusal, tries: number): Statements {
  const { db } = services;
  if (kind === "away") return [mailWasNotTried(db, held)];
  const delay = kind === "later" ? letterRetryDelay(tries) : null;
  return delay === null
    ? mailWasRefused(db, held)
    : [mailWasPutOff(db, held, new Date(now.getTime() + delay))];
}

/** The provider is away: waits longer each time. */
function stall({ services, mailing, now }: Slice, done: Statements, before: number, reason: string) {
  const { db } = services;
  const resumes = new Date(now.getTime() + stallDelay(before + 1));
  return recordWithRetries(() =>
    ask(db, [...done, stallMailing(db, mailing.issue_id, before + 1, resumes, reason)]),
  );
}

function issueIn(language: Language, issue: NewsletterIssue) {
  return { slug: issue.slug, subject: issue[`subject_${language}`], content: issue[`content_${language}`] };
}
