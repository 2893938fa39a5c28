import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { activity, business, hotel, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let neighbour: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [owner, neighbour, admin] = [await signUp(town), await signUp(town), await makeAdmin(town)];
});
afterAll(() => town.close());

const kinds = [
  { kind: "restaurant", table: "restaurant_listings", add: addRestaurant, typed: restaurant },
  { kind: "hotel", table: "hotel_listings", add: addHotel, typed: hotel },
  { kind: "activity", table: "adventure_business_listings", add: addActivity, typed: activity },
  { kind: "business", table: "business_listings", add: addBusiness, typed: business },
] as const;

const rowOf = async (table: string, id: string) =>
  JSON.stringify(await town.rows(`SELECT * FROM ${table} WHERE id = ?`, id));

test.each(kinds)(
  "another owner can't edit, delete or restore a $kind",
  async ({ kind, table, add, typed }) => {
    const { id } = await add(town, { user_id: owner.id, status: "pending" });
    const before = await rowOf(table, id);
    for (const person of [neighbour, admin]) {
      const { headers } = person;
      for (const act of ["edit", "delete", "restore"]) {
        const path = `/my-listings/${kind}/${id}/${act}`;
        if (act !== "restore") expect((await town.get(path, { headers })).status, `GET ${act}`).toBe(404);
        expect((await town.post(path, typed, { headers })).status, `POST ${act}`).toBe(404);
      }
    }
    expect(await rowOf(table, id)).toBe(before);

    await town.post(`/my-listings/${kind}/${id}/delete`, {}, { headers: owner.headers });
    const deleted = await rowOf(table, id);
    const restore = await town.post(`/my-listings/${kind}/${id}/restore`, {}, { headers: neighbour.headers });
    expect(restore.status).toBe(404);
    const edit = await town.post(`/my-listings/${kind}/${id}/edit`, typed, { headers: owner.headers });
    expect(edit.status).toBe(404);
    expect(await rowOf(table, id)).toBe(deleted);
    expect(await town.rows("SELECT id FROM audit_log WHERE actor_id = ?", neighbour.id)).toHaveLength(
      (await town.rows("SELECT id FROM audit_log WHERE actor_id = ? AND subject_kind = 'user'", neighbour.id))
        .length,
    );
  },
);

test.each(kinds)(
  "signed out, a $kind's pages lead to sign-in and change nothing",
  async ({ kind, table, add }) => {
    const { id } = await add(town, { user_id: owner.id });
    const before = await rowOf(table, id);
    for (const act of ["edit", "delete", "restore"]) {
      const answer = await town.post(`/my-listings/${kind}/${id}/${act}`, {});
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Location")).toMatch(/^\/auth\?next=/);
    }
    expect(await rowOf(table, id)).toBe(before);
  },
);

test.each(kinds)(
  "fields an owner can't set are ignored in the edit of a $kind",
  async ({ kind, table, add, typed }) => {
    const { id } = await add(town, { user_id: owner.id, status: "pending" });
    const answer = await town.post(
      `/my-listings/${kind}/${id}/edit`,
      {
        ...typed,
        id: "mine",
        user_id: neighbour.id,
        status: "approved",
        approved: "true",
        approved_at: "1",
        is_premium: "on",
        display_order: "1",
        slug: "the_best",
        review_note: "Nice",
        pending_changes: "{}",
        waiting_since: "1",
        shuffle: "0",
        review_count: "900",
        "policies.phone": "1",
        deleted_at: "1",
      },
      { headers: owner.headers },
    );
    expect(answer.status).toBe(303);
    const [row] = await town.rows(`SELECT * FROM ${table} WHERE id = ?`, id);
    expect(row).toMatchObject({
      user_id: owner.id,
      status: "pending",
      is_premium: 0,
      display_order: 0,
      review_note: null,
      pending_changes: null,
      deleted_at: null,
    });
    expect(row?.slug).not.toBe("the_best");
    expect(row?.review_count ?? null).toBeNull();
  },
);

test("only admins see the queue: 302 when signed out, 404 for everybody else", async () => {
  const { id } = await addRestaurant(town, { status: "pending", waiting_since: 1 });
  const paths = ["/admin", "/admin/submissions", `/admin/submissions/restaurant/${id}`];
  for (const path of paths) {
    expect((await town.get(path)).headers.get("Location"), path).toMatch(/^\/auth\?next=%2Fadmin/);
    expect((await town.get(path, { headers: owner.headers })).status, path).toBe(404);
    expect((await town.get(path, { headers: admin.headers })).status, path).toBe(200);
  }
  const before = await rowOf("restaurant_listings", id);
  for (const intent of ["approve", "reject", "edit"]) {
    const form = { intent, review_note: "No", name: "X", address: "Y", is_premium: "on" };
    const path = `/admin/submissions/restaurant/${id}`;
    expect((await town.post(path, form)).status).toBe(302);
    expect((await town.post(path, form, { headers: owner.headers })).status).toBe(404);
  }
  expect(await rowOf("restaurant_listings", id)).toBe(before);
});

test("a former admin loses access at once", async () => {
  const former = await makeAdmin(town);
  const { id } = await addHotel(town, { status: "pending", waiting_since: 1 });
  await town.rows("DELETE FROM user_roles WHERE user_id = ?", former.id);
  const path = `/admin/submissions/hotel/${id}`;
  expect((await town.post(path, { intent: "approve" }, { headers: former.headers })).status).toBe(404);
});
