import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleaningVersion } from "../../app/rules/posts/clean-html";
import { cleanPosts } from "../../app/server/operations/posts/clean-posts";
import { onceTold } from "../support/event-owner-acts";
import { mailsTo } from "../support/mailbox";
import { plain } from "../support/page-html";
import { makeAdmin, type Person, signIn, signUp } from "../support/people";
import { formOn, post, toastAfter, twin, writerOf } from "../support/post-forms";
import { addPost } from "../support/posts";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let ana: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [ana, admin] = [await signUp(town, { name: "Ana" }), await makeAdmin(town, { name: "Luis" })];
});
beforeEach(() => town.rows("DELETE FROM throttles"));
afterAll(() => town.close());

const visit = async (path: string) => (await town.get(path)).text();
const review = (id: string, form: Record<string, string>, person = admin) =>
  town.post(`/admin/submissions/post/${id}`, form, { headers: person.headers });
const look = async (id: string, person = admin) =>
  (await town.get(`/admin/submissions/post/${id}`, { headers: person.headers })).text();
const row = async (id: string) =>
  (await town.rows<Record<string, unknown>>("SELECT * FROM blog_posts WHERE id = ?", id))[0] ?? {};
async function publish(typed: Record<string, string> = post) {
  const id = await writerOf(town, ana).write(typed);
  expect((await review(id, { intent: "approve" })).status).toBe(303);
  return id;
}

describe("An admin", () => {
  test("rejects a post with a reason, and its author sends it again", async () => {
    const id = await writerOf(town, ana).write({ ...post, title: "Sent back" });
    expect((await review(id, { intent: "reject", review_note: "More of the river, please." })).status).toBe(
      303,
    );
    expect((await mailsTo(town, ana.email))[0]?.text).toContain("More of the river, please.");
    const writer = writerOf(town, ana);
    const told = async (path: string) =>
      plain(await (await town.get(path, { headers: ana.headers, now: onceTold() })).text());
    expect(await told("/my-listings?type=post")).toContain("More of the river, please.");
    const opened = await told(`/my-listings/post/${id}/edit`);
    expect(opened).toContain("Change what the note says and send it again.");
    const sent = await writer.edit(id, { content: "<p>The river.</p>" });
    expect(await toastAfter(town, sent.response)).toContain("visible after admin approval");
    expect(await row(id)).toMatchObject({ status: "pending", review_note: null });
  });

  test("isn't notified if an author saves a public post unchanged", async () => {
    const id = await publish({ ...post, title: "As it is" });
    const sent = await writerOf(town, ana).edit(id, {});
    expect(await toastAfter(town, sent.response)).toContain("The post is the same as before.");
    expect(await row(id)).toMatchObject({ status: "approved", pending_changes: null });
  });

  test("rejects an edit: the public version stays, and what was typed is kept", async () => {
    const id = await publish({ ...post, title: "Stays as it is" });
    const writer = writerOf(town, ana);
    await writer.edit(id, { content: "<p>Worse.</p>" });
    expect(plain(await look(id))).toContain("Worse.");
    expect((await review(id, { intent: "reject", review_note: "It was better." })).status).toBe(303);
    expect(await visit("/blog/stays-as-it-is")).toContain("Walk the flats");
    const opened = formOn(await writer.look(`/my-listings/post/${id}/edit`));
    expect(opened.content).toBe("<p>Worse.</p>");
  });

  test("corrects a word, which is public at once and logged", async () => {
    const id = await publish({ ...post, ...twin, title: "A slip of the pen" });
    const form = formOn(await look(id));
    const content = (form.content ?? "").replace("Walk the flats", "Walk along the flats");
    const sent = await writerOf(town, admin).send(`/admin/submissions/post/${id}`, {
      ...form,
      version: String((await row(id)).updated_at),
      content,
      intent: "edit",
    });
    expect(sent.status).toBe(303);
    expect(plain(await visit("/blog/a-slip-of-the-pen"))).toContain("Walk along the flats");
    const [entry] = await town.rows<{ after: string }>(
      "SELECT after FROM audit_entries WHERE subject_id = ? AND action = 'post.correct'",
      id,
    );
    expect(Object.keys(JSON.parse(entry?.after ?? "{}"))).toEqual(["content"]);
    expect(await row(id)).toMatchObject({ publication: "published", user_id: ana.id });
    // The translation is of the previous text.
    expect(plain(await look(id))).toContain("These words have changed, their translation hasn't Text");
  });

  test("can use the form's other buttons, which save nothing", async () => {
    const id = await publish({ ...post, title: "Buttons" });
    const form = { ...formOn(await look(id)), version: String((await row(id)).updated_at) };
    const writer = writerOf(town, admin);
    const path = `/admin/submissions/post/${id}`;
    const inserted = await writer.send(path, { ...form, intent: "insert:quote" });
    expect(inserted.status).toBe(200);
    expect(formOn(inserted.html).content).toContain("<blockquote>");
    const shown = await writer.send(path, { ...form, content: "<p>Only a look.</p>", intent: "preview" });
    expect(plain(shown.html)).toContain("Only a look.");
    expect((await writer.send(path, { ...form, intent: "burn" })).status).toBe(400);
    expect((await row(id)).content).toBe(post.content);
  });

  test("can approve a post of their own, which is logged", async () => {
    const id = await writerOf(town, admin).write({ ...post, title: "From the office" });
    expect((await town.get("/blog/from-the-office")).status).toBe(302);
    expect((await review(id, { intent: "approve" })).status).toBe(303);
    expect((await town.get("/blog/from-the-office")).status).toBe(200);
    expect(await row(id)).toMatchObject({ user_id: admin.id, reviewed_by: admin.id, status: "approved" });
  });

  test("can't decide on what has changed since it was read", async () => {
    const id = await writerOf(town, ana).write({ ...post, title: "Moving on" });
    const version = String((await row(id)).updated_at);
    await writerOf(town, ana).edit(id, { content: "<p>Something else.</p>" });
    expect((await review(id, { intent: "approve", version })).status).toBe(409);
    expect((await town.get("/blog/moving-on")).status).toBe(302);
  });

  test("sees the target of a changed link, and the HTML as source text", async () => {
    const link = (href: string) => `<p>Ask at the <a href="${href}">shop by the bridge</a> before nine.</p>`;
    const id = await publish({ ...post, title: "A link", content: link("https://a.example/") });
    await writerOf(town, ana).edit(id, { content: `${link("https://b.example/")}<script>alert(1)</script>` });
    const html = await look(id);
    expect(html).toMatch(/<ins[^>]*>[\s\S]{0,600}b<\/mark>|b\.example/);
    expect(plain(html)).toContain("https://b.example/");
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });
});

test("A duplicate post is shown beside the original, in the queue as well", async () => {
  const twice = { ...post, title: "Twice told", content: "<p>The same words about the same turtles.</p>" };
  const told = /Twice told \(\s*same text\s*\)/;
  const one = await writerOf(town, ana).write(twice);
  const other = await writerOf(town, await signUp(town)).write({ ...twice, title: "Told again" });
  expect(await look(other)).toContain(`/admin/submissions/post/${one}"`);
  expect(plain(await look(other))).toMatch(told);
  const queue = await town.get("/admin/submissions?kind=post", { headers: admin.headers });
  expect(plain(await queue.text())).toMatch(told);
});

describe("Other people", () => {
  test("can't read, edit, delete or decide about somebody's post", async () => {
    const id = await writerOf(town, ana).write({ ...post, title: "Mine" });
    const other = writerOf(town, await signUp(town));
    for (const act of ["edit", "delete"]) {
      const path = `/my-listings/post/${id}/${act}`;
      expect((await town.get(path)).status).toBe(302);
      expect((await other.send(path, { ...post, title: "Yours" })).status).toBe(404);
    }
    expect((await other.send(`/admin/submissions/post/${id}`, { intent: "approve" })).status).toBe(404);
    expect(await row(id)).toMatchObject({ title: "Mine", status: "pending", deleted_at: null });
  });

  test("can't see a draft, not even admins", async () => {
    const id = await writerOf(town, ana).write({ ...post, title: "Between us", status: "draft" });
    expect((await town.get(`/admin/submissions/post/${id}`, { headers: admin.headers })).status).toBe(404);
    expect(
      plain(await (await town.get("/admin/submissions", { headers: admin.headers })).text()),
    ).not.toContain("Between us");
  });
});

describe("An edit", () => {
  test("opened in two windows isn't overwritten: the second one is told, and may still decide", async () => {
    const id = await publish({ ...post, title: "Two windows" });
    const writer = writerOf(town, ana);
    const path = `/my-listings/post/${id}/edit`;
    const opened = formOn(await writer.look(path));
    expect((await writer.send(path, { ...opened, content: "<p>First.</p>" })).status).toBe(303);
    const second = await writer.send(path, { ...opened, content: "<p>Second.</p>" });
    expect(second.status).toBe(409);
    expect(formOn(second.html).content).toBe("<p>Second.</p>");
    expect(JSON.stringify((await row(id)).pending_changes)).toContain("First.");
    expect((await writer.send(path, { ...formOn(second.html) })).status).toBe(303);
    expect(JSON.stringify((await row(id)).pending_changes)).toContain("Second.");
  });

  test("sent twice over a bad connection is one edit, in few trips, and survives an expired session", async () => {
    const id = await publish({ ...post, title: "Weak signal" });
    const writer = writerOf(town, ana);
    const path = `/my-listings/post/${id}/edit`;
    const form = { ...formOn(await writer.look(path)), content: "<p>Once.</p>" };
    const [first, second] = [await writer.send(path, form), await writer.send(path, form)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await toastAfter(town, second.response)).toBe(await toastAfter(town, first.response));
    expect(databaseUse(first.response).trips).toBeLessThanOrEqual(3);
    const edits = await town.rows(
      "SELECT 1 FROM audit_log WHERE subject_id = ? AND action = 'post.edit'",
      id,
    );
    expect(edits).toHaveLength(1);
  });

  test("of a post in two languages marks texts whose translation is outdated", async () => {
    const id = await publish({ ...post, ...twin, title: "Fell behind" });
    const writer = writerOf(town, ana);
    await writer.edit(id, { content: "<p>All new.</p>" });
    const html = await writer.look(`/my-listings/post/${id}/edit`);
    expect(plain(html)).toContain("The original has changed since it was translated: Text");
  });
});

describe("The cleaning of HTML", () => {
  test("when its rule changes, cleans stored posts again from their source, and nothing else", async () => {
    const dirty = { en: "<p onclick=alert(1)>Old rule</p>" };
    const content = '<p onclick="alert(1)">What was written</p>';
    const { id } = await addPost(town, { title: "Old rule", content });
    await town.rows(
      "UPDATE blog_posts SET cleaning_version = ?, clean = ? WHERE id = ?",
      cleaningVersion - 1,
      JSON.stringify(dirty),
      id,
    );
    const before = await row(id);
    expect(await cleanPosts(town.services())).toBe("cleaned 1 posts");
    const after = await row(id);
    expect(JSON.parse(String(after.clean))).toEqual({ en: "<p>What was written</p>" });
    expect(after).toMatchObject({
      cleaning_version: cleaningVersion,
      content,
      updated_at: before.updated_at,
    });
    expect(await cleanPosts(town.services())).toBe("cleaned 0 posts");
  });
});

test("The author's name follows the account, and is removed with it", async () => {
  const writer = await signUp(town, { name: "Mariela" });
  const id = await writerOf(town, writer).write({ ...post, title: "From the river" });
  await review(id, { intent: "approve" });
  expect(plain(await visit("/blog/from-the-river"))).toContain("Mariela");
  const again = await signIn(town, writer);
  const gone = await town.post(
    "/profile/security",
    { intent: "delete-account", current_password: writer.password },
    { headers: again.headers },
  );
  expect(gone.status).toBe(303);
  expect(plain(await visit("/blog/from-the-river"))).not.toContain("Mariela");
  expect(await row(id)).toMatchObject({ user_id: null, status: "approved" });
});
