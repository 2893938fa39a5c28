import { ask } from "../../app/server/db/database";
import { beginMailing, type Mailing } from "../../app/server/db/mail/mailings";
import { builtInWords } from "../../app/server/http/changed-words";
import { deliverLetters } from "../../app/server/operations/mail/deliver-letters";
import type { LetterMailer } from "../../app/server/platform/letter-mailer";
import { type LetterMail, LetterRefused } from "../../app/server/platform/letter-types";
import type { Town } from "./town";

type Answer = (mail: LetterMail) => LetterRefused | null | Promise<LetterRefused | null>;

/** A mail provider in the test's process: accepts what `answer` doesn't refuse, by address. */
export function fakeProvider({ daily = null as number | null, answer = (() => null) as Answer } = {}) {
  const taken: LetterMail[] = [];
  const send = async (mail: LetterMail) => {
    const refused = await answer(mail);
    if (refused) throw refused;
    taken.push(mail);
  };
  const mailer: LetterMailer = {
    daily,
    returnDomain: "cambutal.test",
    send,
    open: async () => ({ send, close() {} }),
  };
  return { mailer, taken, addresses: () => taken.map(({ recipient }) => recipient).sort() };
}
export type Provider = ReturnType<typeof fakeProvider>;

export const refusal = (kind: LetterRefused["kind"]) => new LetterRefused(kind, `no: ${kind}`);

/** No subscribers and no letters. */
export async function emptyList(town: Town): Promise<void> {
  for (const table of [
    "newsletter_minutes",
    "newsletter_mailings",
    "newsletter_issues",
    "newsletter_subscriptions",
  ])
    await town.rows(`DELETE FROM ${table}`);
}

/** Subscribers, half of them in each language: reader-1@example.com and so on. */
export function addReaders(town: Town, count: number, confirmed_at = 1): Promise<unknown> {
  const readers = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    number: index + 1,
  }));
  return town.rows(
    `INSERT INTO newsletter_subscriptions (id, email, language, unsubscribe_token, created_at, confirmed_at)
     SELECT value ->> 'id', 'reader-' || (value ->> 'number') || '@example.com',
       CASE WHEN (value ->> 'number') % 2 THEN 'en' ELSE 'es' END, 'token-' || (value ->> 'number'), 1, ?
     FROM json_each(?)`,
    confirmed_at,
    JSON.stringify(readers),
  );
}

/** A published letter whose mailing begins. */
export async function beginLetter(town: Town, at: Date, name = "diciembre"): Promise<string> {
  const id = crypto.randomUUID();
  const row = [id, name, `${name} en`, `${name} es`, "<p>Hi</p>", "<p>Hola</p>", at.getTime()];
  await town.rows(
    `INSERT INTO newsletter_issues
       (id, slug, state, subject_en, subject_es, content_en, content_es, published_at, version, created_at, updated_at)
     VALUES (?, ?, 'published', ?, ?, ?, ?, ?, 1, 1, 1)`,
    ...row,
  );
  const { db } = town.services({ now: at });
  await ask(db, beginMailing(db, id, at));
  return id;
}

/** One run of the job. `dies`: after so many database calls nothing more is done. */
export async function runLetters(town: Town, { mailer }: Provider, at: Date, dies?: number): Promise<string> {
  const failures =
    dies === undefined ? [] : [`d1:${dies}:late`, ...[1, 2, 3, 4].map((after) => `d1:${dies + after}`)];
  const services = { ...town.services({ now: at, failures }), letterMailer: mailer };
  const words = (language: "en" | "es") => builtInWords.words[language].t;
  return deliverLetters(services, async () => words, at).catch((error: Error) => `failed: ${error.message}`);
}

export async function mailingOf(town: Town, id: string): Promise<Mailing & { waiting: number }> {
  const [row] = await town.rows<Mailing & { waiting: number }>(
    `SELECT *, (SELECT count(*) FROM newsletter_mails WHERE issue_id = ?1) AS waiting
     FROM newsletter_mailings WHERE issue_id = ?1`,
    id,
  );
  if (!row) throw new Error("the letter is not mailed");
  return row;
}

export const minutesLater = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
