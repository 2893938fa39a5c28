import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask } from "../../../../app/server/db/database";
import { beginMailing, stopMailing } from "../../../../app/server/db/mail/mailings";
import { unsubscribe } from "../../../../app/server/db/mail/newsletter-subscriptions";
import {
  addReaders,
  beginLetter,
  emptyList,
  fakeProvider,
  mailingOf,
  minutesLater,
  refusal,
  runLetters,
} from "../../../support/letters";
import { openTown, type Town } from "../../../support/town";

const start = new Date("2026-12-01T13:00:00Z");
let town: Town;
beforeAll(async () => {
  town = await openTown({ now: start.toISOString() });
});
afterAll(() => town.close());
beforeEach(() => emptyList(town));

const all = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${index + 1}@example.com`).sort();

describe("A letter", () => {
  test("is sent once to every subscriber, in their language, with their own unsubscribe link", async () => {
    await addReaders(town, 3);
    await town.rows(
      "UPDATE newsletter_subscriptions SET confirmed_at = NULL WHERE email = 'reader-3@example.com'",
    );
    const id = await beginLetter(town, start);
    const provider = fakeProvider();
    expect(await runLetters(town, provider, start)).toBe("handed over 2");
    expect(await runLetters(town, provider, minutesLater(start, 1))).toBe("no letter goes out");
    expect(provider.addresses()).toEqual(all(2));
    const spanish = provider.taken.find(({ recipient }) => recipient === "reader-2@example.com");
    expect(spanish?.subject).toBe("diciembre es");
    expect(spanish?.headers["List-Unsubscribe"]).toContain("/es/newsletter/unsubscribe?token=token-2>");
    expect(spanish?.envelopeFrom).toMatch(/^letter\+[a-z2-7]{56}@cambutal\.test$/);
    expect(await mailingOf(town, id)).toMatchObject({ state: "done", readers: 2, taken: 2, waiting: 0 });
  });

  test("reaches each address once, wherever the job dies", async () => {
    let dies = 1;
    for (let hasDied = true; hasDied; dies++) {
      await emptyList(town);
      await addReaders(town, 4);
      const id = await beginLetter(town, start);
      const provider = fakeProvider();
      hasDied = (await runLetters(town, provider, start, dies)).startsWith("failed");
      for (const minute of [1, 6]) await runLetters(town, provider, minutesLater(start, minute));
      expect(provider.addresses(), `died after ${dies}`).toEqual(all(4));
      expect(await mailingOf(town, id), `died after ${dies}`).toMatchObject({ state: "done", taken: 4 });
    }
    expect(dies).toBeGreaterThan(6);
  });

  test("accepted by the provider but not marked as sent is sent again with the same id, so that mailboxes show it once", async () => {
    await addReaders(town, 3);
    const id = await beginLetter(town, start);
    const provider = fakeProvider();
    const isLost = ["d1:4", "d1:5", "d1:6"];
    const services = { ...town.services({ now: start, failures: isLost }), letterMailer: provider.mailer };
    const { deliverLetters } = await import("../../../../app/server/operations/mail/deliver-letters");
    const { words } = await import("../../../support/mail-words");
    await expect(deliverLetters(services, async () => words, start)).rejects.toThrow();
    for (const minute of [1, 6]) await runLetters(town, provider, minutesLater(start, minute));
    expect(provider.taken).toHaveLength(4);
    expect(new Set(provider.taken.map((mail) => mail.id)).size).toBe(3);
    expect(await mailingOf(town, id)).toMatchObject({ state: "done", taken: 3 });
  });

  test("isn't sent to readers who leave while it's being sent, nor to those who leave and come back", async () => {
    await addReaders(town, 6);
    const id = await beginLetter(town, start);
    const { db } = town.services();
    const provider = fakeProvider({
      answer: async () => {
        if (provider.taken.length !== 2) return null;
        const gone = all(6).filter((address) => !provider.addresses().includes(address));
        for (const address of gone.slice(1, 3)) await unsubscribe(db, tokenOf(address), start);
        await town.rows(
          "UPDATE newsletter_subscriptions SET confirmed_at = ?, unsubscribed_at = NULL WHERE email = ?",
          start.getTime() + 1,
          gone[1],
        );
        return null;
      },
    });
    await runLetters(town, provider, start);
    const { taken, state, waiting } = await mailingOf(town, id);
    expect({ state, waiting }).toEqual({ state: "done", waiting: 0 });
    expect(taken).toBe(provider.taken.length);
    expect([4, 5]).toContain(taken);
  });

  test("that's stopped keeps all unsent mails, and continues with exactly those", async () => {
    await addReaders(town, 5);
    const id = await beginLetter(town, start);
    const { db } = town.services();
    const provider = fakeProvider({
      answer: async () => {
        if (provider.taken.length === 1) await stopMailing(db, id);
        return null;
      },
    });
    await runLetters(town, provider, start);
    await runLetters(town, provider, minutesLater(start, 1));
    expect(provider.taken).toHaveLength(2);
    expect(await mailingOf(town, id)).toMatchObject({ state: "stopped", taken: 2, waiting: 3 });
    const later = minutesLater(start, 60);
    await town.rows(
      "INSERT INTO newsletter_subscriptions (id, email, language, unsubscribe_token, created_at, confirmed_at) VALUES ('n', 'new@example.com', 'en', 'n', 1, ?)",
      later.getTime(),
    );
    await ask(db, beginMailing(db, id, later));
    await runLetters(town, provider, later);
    expect(provider.addresses()).toEqual(all(5));
    expect(await mailingOf(town, id)).toMatchObject({ state: "done", readers: 5, taken: 5 });
  });

  test("waits for an address that's temporarily unavailable, and gives up on one that's gone", async () => {
    await addReaders(town, 3);
    const id = await beginLetter(town, start);
    let isFull = true;
    const provider = fakeProvider({
      answer: ({ recipient }) => {
        if (recipient === "reader-1@example.com") return refusal("never");
        return recipient === "reader-2@example.com" && isFull ? refusal("later") : null;
      },
    });
    await runLetters(town, provider, start);
    isFull = false;
    await runLetters(town, provider, minutesLater(start, 4));
    expect(await mailingOf(town, id)).toMatchObject({ state: "sending", taken: 1, refused: 1, waiting: 1 });
    await runLetters(town, provider, minutesLater(start, 5));
    expect(await mailingOf(town, id)).toMatchObject({ state: "done", taken: 2, refused: 1, waiting: 0 });
  });

  test("pauses while its provider is away, says so like a failing job, and uses up no try", async () => {
    await addReaders(town, 2);
    const id = await beginLetter(town, start);
    let isAway = true;
    let asked = 0;
    const provider = fakeProvider({
      answer: () => {
        asked++;
        return isAway ? refusal("away") : null;
      },
    });
    for (const minute of [0, 1, 2, 3])
      expect(await runLetters(town, provider, minutesLater(start, minute))).toMatch(
        /^failed: the provider .* no: away/,
      );
    expect(asked).toBe(2);
    isAway = false;
    await runLetters(town, provider, minutesLater(start, 6));
    expect(await mailingOf(town, id)).toMatchObject({ state: "done", taken: 2, stalls: 0, stall: null });
  });

  test("stops if the provider refuses everybody, whatever its reason", async () => {
    await addReaders(town, 40);
    const id = await beginLetter(town, start);
    const provider = fakeProvider({ answer: () => refusal("never") });
    expect(await runLetters(town, provider, start)).toContain("failed");
    expect(await mailingOf(town, id)).toMatchObject({ state: "sending", refused: 5, waiting: 35, stalls: 1 });
  });

  test("waits for the previous one", async () => {
    await addReaders(town, 2);
    const first = await beginLetter(town, start);
    const second = await beginLetter(town, minutesLater(start, 1), "enero");
    const provider = fakeProvider();
    for (const minute of [2, 3]) await runLetters(town, provider, minutesLater(start, minute));
    expect(provider.taken.map(({ subject }) => subject.split(" ")[0])).toEqual([
      "diciembre",
      "diciembre",
      "enero",
      "enero",
    ]);
    expect((await mailingOf(town, first)).state).toBe("done");
    expect((await mailingOf(town, second)).state).toBe("done");
  });

  test("isn't sent without a provider, and loses no reader", async () => {
    await addReaders(town, 2);
    const id = await beginLetter(town, start);
    const { deliverLetters } = await import("../../../../app/server/operations/mail/deliver-letters");
    const { words } = await import("../../../support/mail-words");
    expect(await deliverLetters(town.services({ now: start }), async () => words, start)).toBe("no provider");
    expect(await mailingOf(town, id)).toMatchObject({ state: "sending", waiting: 2 });
  });
});

const tokenOf = (address: string) => `token-${/\d+/.exec(address)?.[0]}`;
