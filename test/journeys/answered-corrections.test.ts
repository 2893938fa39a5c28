import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnsweredGroup } from "../../app/server/db/review/visitor-correction-answers";
import { answerCorrection } from "../../app/server/operations/review/answer-correction";
import { answersLost, breakEach, interrupted, storedIn } from "../support/broken-batches";
import { plain } from "../support/page-html";
import { makeAdmin, makeVerified, newAddress, type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

const now = "2026-11-24T15:00:00Z";
const at = new Date(now);
const until = at.getTime();

let town: Town;
let admin: Person;
let owner: Person;
let place: { id: string };
let group: AnsweredGroup;
beforeAll(async () => {
  town = await openTown({ now });
  admin = await makeAdmin(town, { name: "Rosa" });
  owner = await makeVerified(town, await signUp(town));
});
afterAll(() => town.close());

/** Two visitors have reported the hours of the owner's place, without an answer so far. */
beforeEach(async () => {
  await town.rows("DELETE FROM visitor_corrections");
  place = await addRestaurant(town, { user_id: owner.id });
  group = { kind: "restaurant", id: place.id, what: "hours", until };
  for (const note of ["Closed on Mondays", "Opens at noon"]) await say(note, until);
});

const say = (note: string, created_at: number) =>
  town.rows(
    `INSERT INTO visitor_corrections (id, kind, item_id, name, path, what, note, language, created_at)
     VALUES (?, 'restaurant', ?, 'La Panga', '/eat/la_panga', 'hours', ?, 'en', ?)`,
    ...[crypto.randomUUID(), place.id, note, created_at],
  );
const answers = async () =>
  (
    await town.rows<{ answer: string | null }>("SELECT answer FROM visitor_corrections ORDER BY created_at")
  ).map(({ answer }) => answer);
const logged = async () =>
  (
    await town.rows<{ action: string }>(
      "SELECT action FROM audit_log WHERE subject_id = ? AND action LIKE 'correction.%'",
      place.id,
    )
  ).map(({ action }) => action);
const stored = (of: Town) => storedIn(of, ["visitor_corrections", "audit_log", "audit_values"]);

type Way = {
  name: string;
  press: (answer?: string, failure?: string) => Promise<Response>;
  reader: () => Person;
};
const ways: Way[] = [
  {
    name: "its owner",
    press: (answer = "right", failure) =>
      town.post(
        `/my-listings/restaurant/${place.id}/correction`,
        { what: "hours", until: String(until), answer },
        { headers: { ...owner.headers, "CF-Connecting-IP": newAddress() }, failure },
      ),
    reader: () => owner,
  },
  {
    name: "an admin",
    press: (answer = "done", failure) =>
      town.post(
        "/admin/corrections",
        { item: `restaurant:${place.id}`, what: "hours", until: String(until), answer },
        { headers: { ...admin.headers, "CF-Connecting-IP": newAddress() }, failure },
      ),
    reader: () => admin,
  },
];

/** The page after an answer, as its author sees it. */
async function told(answer: Response, { headers }: Person): Promise<string> {
  const flash = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const Cookie = [new Headers(headers).get("Cookie"), flash].join("; ");
  return plain(await (await town.get(answer.headers.get("Location") ?? "", { headers: { Cookie } })).text());
}

describe("The answer to visitors' corrections", () => {
  test.each(["own", "any"] as const)(
    "is saved completely or not at all, whichever statement fails (%s)",
    async (whose) => {
      const person = whose === "own" ? owner : admin;
      const answer = (services: Parameters<typeof answerCorrection>[0]) =>
        answerCorrection(services, person, group, "right", whose);
      expect(await breakEach(town, at, answer, 1, stored)).toEqual({ refused: 3, traces: [] });
      expect([await answers(), await logged()]).toEqual([["right", "right"], ["correction.right"]]);
    },
  );

  test("counts once where its batch is sent twice", async () => {
    await answerCorrection(answersLost(town, at), owner, group, "right", "own");
    expect([await answers(), await logged()]).toEqual([["right", "right"], ["correction.right"]]);
  });

  test.each(ways)("by $name is saved or not, whichever trip fails, and pressing again works", async (way) => {
    const seen = new Set<number>();
    for (const trip of [1, 2, 3, 4])
      for (const kind of ["", ":late", ":lost"]) {
        await town.rows("UPDATE visitor_corrections SET answered_at = NULL, answer = NULL");
        const before = (await logged()).length;
        const answer = await way.press("done", `d1:${trip}${kind}`);
        seen.add(answer.status);
        const [one, other] = await answers();
        expect(one).toBe(other);
        if (answer.status === 303) expect(one).toBe("done");
        else
          expect([answer.status, await answer.text()]).toEqual([
            503,
            expect.not.stringMatching(/D1_ERROR|SQL/),
          ]);
        expect((await logged()).length - before).toBe(one ? 1 : 0);
        expect((await way.press("done")).status).toBe(303);
        expect([await answers(), (await logged()).length - before]).toEqual([["done", "done"], 1]);
      }
    expect([...seen].toSorted()).toEqual([303, 503]);
  });

  test("is saved once if an owner and an admin give twenty at once", async () => {
    const pressed = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const way = ways[number % 2] as Way;
        return { way, answer: await way.press(number % 4 < 2 ? "right" : "done") };
      }),
    );
    expect(new Set(pressed.map(({ answer }) => answer.status))).toEqual(new Set([303]));
    const [first, second] = await answers();
    expect(["right", "done"]).toContain(first);
    expect(second).toBe(first);
    expect(await logged()).toEqual([`correction.${first}`]);
    const heard = await Promise.all(pressed.map(({ way, answer }) => told(answer, way.reader())));
    expect(heard.filter((page) => page.includes("There was nothing left to answer"))).toHaveLength(19);
  });
});

describe("Undoing an answer", () => {
  const waysBack = [
    {
      name: "its owner",
      reader: () => owner,
      undo: (answered_at: number, failure?: string, by: Person = owner) =>
        town.post(
          `/my-listings/restaurant/${place.id}/correction`,
          { intent: "undo", what: "hours", answered_at: String(answered_at) },
          { headers: { ...by.headers, "CF-Connecting-IP": newAddress() }, failure },
        ),
    },
    {
      name: "an admin",
      reader: () => admin,
      undo: (answered_at: number, failure?: string, by: Person = admin) =>
        town.post(
          "/admin/corrections?state=answered",
          { intent: "undo", item: `restaurant:${place.id}`, what: "hours", answered_at: String(answered_at) },
          { headers: { ...by.headers, "CF-Connecting-IP": newAddress() }, failure },
        ),
    },
  ];
  const answeredAt = async () =>
    (await town.rows<{ answered_at: number }>("SELECT answered_at FROM visitor_corrections LIMIT 1"))[0]
      ?.answered_at ?? 0;
  const list = async (path: string, { headers }: Person) => (await town.get(path, { headers })).text();

  test.each(waysBack)(
    "by $name makes it wait again, and doing it twice says so",
    async ({ undo, reader }) => {
      await ways[0]?.press("right");
      const at = await answeredAt();
      const undone = await undo(at);
      expect(undone.headers.get("Location")).toContain(`#correction-restaurant-${place.id}-hours`);
      expect(await told(undone, reader())).toContain("It's waiting for an answer, as before.");
      expect(await answers()).toEqual([null, null]);
      expect(await logged()).toEqual(["correction.right", "correction.undo"]);
      const again = await undo(at);
      expect(await told(again, reader())).toContain("There was nothing left to undo");
      expect(await logged()).toEqual(["correction.right", "correction.undo"]);
    },
  );

  test.each(waysBack)("by $name happens or not, whichever trip fails", async ({ undo }) => {
    for (const trip of [1, 2, 3, 4])
      for (const kind of ["", ":late", ":lost"]) {
        await ways[1]?.press("done");
        const before = (await logged()).length;
        const answer = await undo(await answeredAt(), `d1:${trip}${kind}`);
        const [one, other] = await answers();
        expect(one).toBe(other);
        expect([303, 503]).toContain(answer.status);
        if (answer.status === 303) expect(one).toBeNull();
        expect((await logged()).length - before).toBe(one === null ? 1 : 0);
      }
  });

  test("leaves a later answer alone", async () => {
    await ways[1]?.press("done");
    const at = await answeredAt();
    await town.rows("UPDATE visitor_corrections SET answered_at = answered_at + 1, answer = 'right'");
    expect((await waysBack[1]?.undo(at))?.status).toBe(303);
    expect(await answers()).toEqual(["right", "right"]);
  });

  test("isn't possible for anybody else", async () => {
    await ways[0]?.press("right");
    const stranger = await makeVerified(town, await signUp(town));
    expect((await waysBack[0]?.undo(await answeredAt(), undefined, stranger))?.status).toBe(404);
    expect((await waysBack[1]?.undo(await answeredAt(), undefined, stranger))?.status).toBe(404);
    expect(await answers()).toEqual(["right", "right"]);
  });

  test("is offered above both lists for ten minutes, and among the answered for as long as it's kept", async () => {
    await ways[0]?.press("right");
    const undo = 'value="undo"';
    for (const path of ["/admin/corrections", "/es/admin/corrections"])
      expect(await list(path, admin)).toContain(undo);
    for (const path of ["/my-listings?type=restaurant", "/es/my-listings?type=event"])
      expect(await list(path, owner)).toContain(undo);
    await town.rows("UPDATE visitor_corrections SET answered_at = ?", until - 10 * 60_000);
    expect(await list("/admin/corrections", admin)).not.toContain(undo);
    expect(await list("/my-listings?type=restaurant", owner)).not.toContain(undo);
    expect(await list("/admin/corrections?state=answered", admin)).toContain(undo);
    await town.rows("UPDATE restaurant_listings SET deleted_at = 1 WHERE id = ?", place.id);
    expect(await list("/admin/corrections?state=answered", admin)).not.toContain(undo);
  });
});

describe("Between the look at a correction and its answer", () => {
  const answerOwn = (act: () => Promise<unknown>) =>
    answerCorrection(interrupted(town, { now: at, batch: 1 }, act), owner, group, "right", "own");

  test("another visitor's report stays open", async () => {
    expect(await answerOwn(() => say("And on Tuesdays", until + 1))).toBe(true);
    expect(await answers()).toEqual(["right", "right", null]);
  });

  test("an edit of the facts is the answer, and the log has no other", async () => {
    const edit = () => town.rows("UPDATE visitor_corrections SET answered_at = 1, answer = 'edited'");
    expect(await answerOwn(edit)).toBe(false);
    expect([await answers(), await logged()]).toEqual([["edited", "edited"], []]);
  });

  test.each([
    [
      "goes to somebody else",
      () => town.rows("UPDATE restaurant_listings SET user_id = ? WHERE id = ?", admin.id, place.id),
    ],
    [
      "is taken down",
      () => town.rows("UPDATE restaurant_listings SET status = 'rejected' WHERE id = ?", place.id),
    ],
    ["is deleted", () => town.rows("UPDATE restaurant_listings SET deleted_at = 1 WHERE id = ?", place.id)],
  ])("the place %s: its former owner can't answer anything", async (_, act) => {
    expect(await answerOwn(act)).toBe(false);
    expect([await answers(), await logged()]).toEqual([[null, null], []]);
    expect((await ways[0]?.press())?.status).toBe(404);
  });
});
