import { describe, expect, test } from "vitest";
import { evening, now, openEdits } from "../support/event-owner-edits";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin } from "../support/people";
import { addBusiness, addRestaurant } from "../support/places";
import { business, restaurant } from "../support/submissions";

const { town, edits } = await openEdits();
const admin = await makeAdmin(town);

const send = (path: string, form: Record<string, string>) =>
  town.post(path, form, { now, headers: edits.owner.headers });
const review = (path: string, form: Record<string, string>) =>
  town.post(`/admin/submissions/${path}`, form, { now, headers: admin.headers });
const versionAt = async (path: string) => fieldValue((await edits.look(path)).html, "version") ?? "";

/**
 * The owner's form was open during a reviewer's correction: it comes back as typed, and can then be saved knowingly.
 */
async function expectRefusal(path: string, sent: Record<string, string>, typed: string) {
  const answer = await send(path, sent);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(plain(html)).toContain("Someone else is changing it too");
  expect(fieldValue(html, "description")).toBe(typed);
  const version = fieldValue(html, "version") ?? "";
  expect((await send(path, { ...sent, version })).status).toBe(303);
}

describe("An owner's form, opened before a reviewer", () => {
  const description = "Typed while somebody else corrected it.";

  test.each([
    { kind: "restaurant", add: addRestaurant, typed: restaurant, status: "pending" },
    { kind: "business", add: addBusiness, typed: business, status: "approved" },
  ] as const)("corrected the $status $kind, is refused once, with everything typed", async (given) => {
    const { id } = await given.add(town, { user_id: edits.owner.id, status: given.status });
    const path = `/my-listings/${given.kind}/${id}/edit`;
    const version = await versionAt(path);
    const corrected = await review(`${given.kind}/${id}`, { intent: "edit", address: "Beside the pier" });
    expect(corrected.status).toBe(303);
    await expectRefusal(path, { ...given.typed, description, version }, description);
  });

  test.each(["pending", "approved"] as const)("corrected the %s event, is refused once", async (status) => {
    const { id } = await edits.held({ title: `Corrected ${status}`, status });
    const path = `/my-listings/event/${id}/edit`;
    const version = await versionAt(path);
    expect((await review(`event/${id}`, { intent: "edit", location: "The pier" })).status).toBe(303);
    await expectRefusal(path, { ...evening, title: "Corrected", description, version }, description);
  });

  test("corrected the series, is refused for one date and for all", async () => {
    const { id, idOf, form } = await edits.tuesdays("Corrected series");
    for (const scope of ["this", "all"]) {
      const path = `/my-listings/event/${idOf("2026-12-15")}/edit`;
      const version = await versionAt(path);
      expect((await review(`series/${id}`, { intent: "edit", location: `Pier ${scope}` })).status).toBe(303);
      const sent = { ...evening, ...form("2026-12-15"), scope, description, version };
      await expectRefusal(path, sent, description);
    }
  });

  test("approved it, or rejected its edit, is saved", async () => {
    const { id } = await edits.held({ title: "Decided", status: "pending" });
    const { id: place } = await addRestaurant(town, { user_id: edits.owner.id, status: "pending" });
    const paths = [`event/${id}`, `restaurant/${place}`];
    const forms = [{ ...evening, title: "Decided" }, restaurant];
    const versions = await Promise.all(paths.map((path) => versionAt(`/my-listings/${path}/edit`)));
    for (const [index, path] of paths.entries()) {
      for (const intent of ["approve", "reject"]) {
        expect((await review(path, { intent, review_note: "Please say more." })).status).toBe(303);
        const sent = {
          ...forms[index],
          description: `${description} ${intent}`,
          version: versions[index] ?? "",
        };
        expect((await send(`/my-listings/${path}/edit`, sent)).status).toBe(303);
        versions[index] = await versionAt(`/my-listings/${path}/edit`);
      }
    }
  });

  test("changed it, keeps its version through an error and a preview", async () => {
    const { id } = await edits.held({ title: "Kept" });
    const path = `/my-listings/event/${id}/edit`;
    const sent = { ...evening, title: "Kept", version: await versionAt(path) };
    const forms: Record<string, string>[] = [{ host: "" }, { intent: "preview" }];
    for (const wrong of forms) {
      const html = await (await send(path, { ...sent, ...wrong })).text();
      expect(fieldValue(html, "version")).toBe(sent.version);
    }
  });
});

describe("An unknown choice of a series' dates", () => {
  const said = {
    "": "Please choose which dates you mean",
    "/es": "Elige a qué fechas se refiere",
  };
  test.each(Object.entries(said))(
    "(%s) is refused beside the choice and changes nothing",
    async (language, words) => {
      const { idOf, form } = await edits.tuesdays(`Unknown ${language}`);
      const path = `${language}/my-listings/event/${idOf("2026-12-15")}`;
      const before = await town.rows("SELECT * FROM events");
      const sent = { ...evening, ...form("2026-12-15"), scope: "everything", host: "Somebody else" };
      const forms: [string, Record<string, string>][] = [
        ["edit", sent],
        ["edit", { intent: "cancel", date: "2026-12-15", scope: "everything" }],
        ["edit", { intent: "reinstate", scope: "THIS" }],
        ["delete", { scope: "everything" }],
      ];
      for (const [act, fields] of forms) {
        const answer = await send(`${path}/${act}`, fields);
        const html = await answer.text();
        expect([act, answer.status, plain(html).includes(words)]).toEqual([act, 400, true]);
        expect(html).toMatch(
          /role="radiogroup"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*role="radiogroup"/,
        );
        if (fields === sent) expect(fieldValue(html, "host")).toBe("Somebody else");
        else if (act === "edit") expect(fieldValue(html, "title")).toBe(`Unknown ${language}`);
      }
      expect(await town.rows("SELECT * FROM events")).toEqual(before);
    },
  );
});
