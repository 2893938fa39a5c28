import { afterAll, beforeAll, expect, test } from "vitest";
import { doneAt } from "../../../../app/rules/mail/letter-pace";
import { localDate } from "../../../../app/rules/time/panama-time";
import {
  addReaders,
  beginLetter,
  fakeProvider,
  mailingOf,
  minutesLater,
  refusal,
  runLetters,
} from "../../../support/letters";
import { openTown, type Town } from "../../../support/town";

const start = new Date("2026-12-01T13:00:00Z");
const readers = 5000;
const daily = 1000;
const day = 24 * 60;

let town: Town;
beforeAll(async () => {
  town = await openTown({ now: start.toISOString() });
});
afterAll(() => town.close());

/** The same chances in every run. */
function chances(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("A letter to 5,000 reaches each once and on the promised day, with a provider that fails one time in five and accepts 1,000 a day, and two parallel jobs that keep dying", async () => {
  await addReaders(town, readers);
  const id = await beginLetter(town, start);
  const said = doneAt({ waiting: readers, daily, taken: [], from: start });
  const chance = chances(31);
  let minute = 0;
  const times: number[] = [];
  const provider = fakeProvider({
    daily,
    answer: () => {
      if (chance(5) === 0) return refusal("later");
      times.push(minute);
      return null;
    },
  });

  for (let isDone = false; !isDone; ) {
    const at = minutesLater(start, minute);
    const before = provider.taken.length;
    await Promise.all([
      runLetters(town, provider, at, 4 + chance(150)),
      runLetters(town, provider, at, chance(3) === 0 ? 4 + chance(40) : undefined),
    ]);
    isDone = (await mailingOf(town, id)).state === "done";
    minute += provider.taken.length > before ? 1 : 20;
    expect(minute, "it goes on and on").toBeLessThan(6 * day);
  }

  const addresses = provider.addresses();
  expect(addresses).toHaveLength(readers);
  expect(new Set(addresses).size).toBe(readers);
  const mailing = await mailingOf(town, id);
  expect(mailing).toMatchObject({ readers, taken: readers, refused: 0, waiting: 0 });
  const mostInDay = Math.max(
    ...[...new Set(times)].map((from) => times.filter((one) => one >= from && one < from + day).length),
  );
  expect(mostInDay).toBeLessThanOrEqual(daily);
  expect(localDate(new Date(mailing.ended_at ?? 0))).toBe(localDate(said));
}, 600_000);
