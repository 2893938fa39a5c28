import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyHour } from "../../app/rules/site/jobs";
import { fieldValue, plain, tag } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { buttons, formOn, post, type TypedPost, toastAfter, twin, writerOf } from "../support/post-forms";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let ana: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [ana, admin] = [await signUp(town, { name: "Ana" }), await makeAdmin(town)];
});
afterAll(() => town.close());

const visit = async (path: string) => (await town.get(path)).text();
const decide = async (id: string, form: Record<string, string>) =>
  town.post(`/admin/submissions/post/${id}`, form, { headers: admin.headers });
const approve = async (id: string) => {
  const response = await decide(id, { intent: "approve" });
  expect(response.status).toBe(303);
};
const row = async (id: string) =>
  (await town.rows<Record<string, string>>("SELECT * FROM blog_posts WHERE id = ?", id))[0] ?? {};

describe("A post, from beginning to end", () => {
  test("is written without scripts, reviewed, public in both languages, edited and deleted", async () => {
    await addRestaurant(town, { name: "La Cocina", slug: "la_cocina" });
    const writer = writerOf(town, ana);
    let form: TypedPost = {
      ...formOn(await writer.look("/add-blog")),
      ...post,
      ...twin,
      status: "draft",
    };

    // Two pictures are appended to the text, with room for captions.
    const pictures = ["blue.png", "red.png"].map((name) => pictureFile(name, makePng(900, 600), "image/png"));
    const withPictures = await writer.send(
      "/add-blog",
      { ...form, intent: "insert:quote" },
      pictures.map((file) => ["content_files", file]),
    );
    expect(withPictures.status).toBe(200);
    form = { ...form, ...formOn(withPictures.html) };
    expect(form.content?.match(/<img src="\/images\/cms-images\/posts\/[\w-]+\.webp" alt="">/g)).toHaveLength(
      2,
    );
    expect(form.content?.trimEnd()).toMatch(/<\/blockquote>$/);
    form.content += '\n<p><a href="/eat/la_cocina">La Cocina</a></p>';

    const preview = await writer.send("/add-blog", { ...form, intent: "preview" });
    expect(preview.status).toBe(200);
    expect(plain(preview.html)).toContain("Nobody else sees this preview");
    expect(preview.html).toContain('<div class="mention">');
    expect(preview.html).toContain('width="900" height="600"');
    expect(plain(preview.html)).toContain("Camina los bajos");
    expect(formOn(preview.html).content).toBe(form.content);
    expect(await town.rows("SELECT id FROM blog_posts")).toEqual([]);

    // Saved as a draft: nobody is notified, and it isn't public.
    const drafted = await writer.send("/add-blog", form);
    expect(drafted.status).toBe(303);
    expect(drafted.response.headers.get("Location")).toBe("/blog");
    expect(await toastAfter(town, drafted.response)).toContain("Blog post created successfully");
    const [draft] = await town.rows<{ id: string; slug: string }>("SELECT * FROM blog_posts");
    const id = draft?.id ?? "";
    expect(draft).toMatchObject({
      slug: "how-the-tide-runs-our-day",
      user_id: ana.id,
      status: "pending",
      publication: "draft",
      published_at: null,
      waiting_since: null,
    });
    expect(plain(await writer.look("/my-listings?type=post"))).toContain("Draft");
    expect((await decide(id, { intent: "approve" })).status).toBe(404);

    // Published, it waits for an admin.
    expect((await writer.edit(id, { status: "published" })).status).toBe(303);
    expect(await row(id)).toMatchObject({ status: "pending", publication: "published" });
    expect((await row(id)).published_at).toBeGreaterThan(0);
    expect(await visit("/blog")).not.toContain("How the tide runs our day");
    expect((await town.get("/blog/how-the-tide-runs-our-day")).status).toBe(302);
    const queue = await (await town.get("/admin/submissions", { headers: admin.headers })).text();
    expect(queue).toContain(`/admin/submissions/post/${id}`);
    const review = await (await town.get(`/admin/submissions/post/${id}`, { headers: admin.headers })).text();
    expect(plain(review)).toContain("Walk the flats at low tide.");
    expect(plain(review)).toContain("Camina los bajos");
    await approve(id);

    // It's public everywhere posts appear.
    for (const [path, words] of [
      ["/blog", "How the tide runs our day"],
      ["/es/blog", "Cómo la marea marca el día"],
      ["/blog/how-the-tide-runs-our-day", "Walk the flats"],
      ["/es/blog/how-the-tide-runs-our-day", "Camina los bajos"],
      ["/blog.xml", "Walk the flats"],
      ["/es/blog.xml", "Camina los bajos"],
      ["/", "How the tide runs our day"],
      ["/es", "Cómo la marea marca el día"],
    ] as const)
      expect(await visit(path), path).toContain(words);
    await town.run({ cron: everyHour, at: new Date() });
    expect(await visit("/sitemap.xml")).toContain("/blog/how-the-tide-runs-our-day");

    // An edit waits; the public version stays.
    const opened = formOn(await writer.look(`/my-listings/post/${id}/edit`));
    const edited = await writer.edit(id, {
      content: (opened.content ?? "").replace("Walk the flats", "Run the flats"),
      slug: "the-tide-and-us",
    });
    expect(edited.status).toBe(303);
    expect(edited.response.headers.get("Location")).toBe("/my-listings?type=post");
    expect(plain(await visit("/blog/how-the-tide-runs-our-day"))).toContain("Walk the flats at low tide.");
    const diff = await (await town.get(`/admin/submissions/post/${id}`, { headers: admin.headers })).text();
    expect(diff).toMatch(/<del[^>]*>[\s\S]{0,400}<mark>Walk<\/mark>/);
    expect(diff).toMatch(/<ins[^>]*>[\s\S]{0,400}<mark>Run<\/mark>/);
    expect(diff).toContain("&lt;p&gt;Run the flats at");
    await approve(id);
    const moved = await town.get("/es/blog/how-the-tide-runs-our-day");
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/es/blog/the-tide-and-us"]);
    expect(plain(await visit("/blog/the-tide-and-us"))).toContain("Run the flats at low tide.");

    // Unpublishing takes effect at once, and so does publishing again without a change.
    expect(await toastAfter(town, (await writer.edit(id, { status: "draft" })).response)).toContain(
      "only you see it",
    );
    expect((await town.get("/blog/the-tide-and-us")).status).toBe(302);
    expect((await row(id)).published_at).toBeNull();
    expect((await writer.edit(id, { status: "published" })).status).toBe(303);
    expect((await town.get("/blog/the-tide-and-us")).status).toBe(200);

    // Deleted, then restored.
    const question = await writer.look(`/my-listings/post/${id}/delete`);
    expect(plain(question)).toContain("Are you sure you want to delete this post?");
    expect((await writer.send(`/my-listings/post/${id}/delete`, {})).status).toBe(303);
    expect((await town.get("/blog/the-tide-and-us")).status).toBe(302);
    expect(plain(await writer.look("/my-listings?type=post"))).toContain("How the tide runs our day");
    expect((await writer.send(`/my-listings/post/${id}/restore`, {})).status).toBe(303);
    expect((await town.get("/blog/the-tide-and-us")).status).toBe(200);

    const acts = await town.rows<{ action: string }>(
      "SELECT action FROM audit_log WHERE subject_id = ? ORDER BY rowid",
      id,
    );
    expect(acts.map(({ action }) => action)).toEqual([
      ...["post.edit", "post.approve", "post.edit", "post.approve", "post.unpublish", "post.publish"],
      ...["post.delete", "post.restore"],
    ]);
  });
});

describe("The form of a post", () => {
  test("asks people to sign in first, and comes back filled in", async () => {
    for (const [path, words] of [
      ["/add-blog", "Please log in to create a blog post"],
      ["/es/add-blog", "Inicia sesión para escribir un artículo"],
    ] as const) {
      const html = await visit(path);
      expect(plain(html)).toContain(words);
      expect(html).not.toContain('name="content"');
    }
    const sent = await town.post("/add-blog", post);
    expect(sent.status).toBe(401);
    const html = await sent.text();
    for (const [name, value] of Object.entries(post)) expect(fieldValue(html, name), name).toBe(value);
    expect(tag(html, { href: "/auth?next=%2Fadd-blog", target: "_blank" })).not.toBeNull();
  });

  test("has the specification's text and every button, and Cancel leads to the blog", async () => {
    const html = await writerOf(town, ana).look("/add-blog");
    expect(plain(html)).toContain("Published posts will be visible after admin approval");
    const inserts = [
      "link",
      "bold",
      "italic",
      "list-item",
      "heading",
      "picture",
      "quote",
      "tip",
      "list",
      "place",
      "action",
    ];
    expect(buttons(html)).toEqual(
      expect.arrayContaining([...inserts.map((name) => `insert:${name}`), "make-slug", "preview"]),
    );
    expect(tag(html, { class: "button button-quiet", href: "/blog" })).not.toBeNull();
  });

  test("makes the address from the title, and a different one if that's taken", async () => {
    const writer = writerOf(town, ana);
    const made = await writer.send("/add-blog", { title: "¿Qué hacer en Año Nuevo?", intent: "make-slug" });
    expect(made.status).toBe(200);
    expect(fieldValue(made.html, "slug")).toBe("que-hacer-en-ano-nuevo");
    const slugs = [];
    for (let count = 0; count < 3; count++) {
      const id = await writer.write({ ...post, title: "Twice told" });
      slugs.push((await row(id)).slug);
    }
    expect(slugs).toEqual(["twice-told", "twice-told-2", "twice-told-3"]);
  });

  test("shows what's missing beside the field, and loses nothing", async () => {
    const writer = writerOf(town, ana);
    const { status, html } = await writer.send("/add-blog", {
      content: "",
      title: "",
      slug: " ",
      excerpt: "Kept",
    });
    expect(status).toBe(400);
    for (const words of [
      "Please give the post a title",
      "Please write something",
      "Please provide a URL slug for your blog post",
    ])
      expect(plain(html)).toContain(words);
    expect(fieldValue(html, "excerpt")).toBe("Kept");
    const heavy = await writer.send("/add-blog", { ...post, content: "á".repeat(103_000) });
    expect(heavy.status).toBe(400);
    expect(heavy.html).toMatch(/id="field-content-error"[\s\S]{0,300}more than 200 KB/);
    expect(fieldValue(heavy.html, "content")).toHaveLength(103_000);
  });

  test("sent twice makes one post, in two database trips", async () => {
    const writer = writerOf(town, ana);
    const fresh = formOn(await writer.look("/add-blog"));
    const first = await writer.send("/add-blog", { ...fresh, ...post, title: "Once" });
    const second = await writer.send("/add-blog", { ...fresh, ...post, title: "Once" });
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(databaseUse(first.response).trips).toBeLessThanOrEqual(2);
    expect(await town.rows("SELECT id FROM blog_posts WHERE title = 'Once'")).toHaveLength(1);
  });

  test("inserts a snippet into the translation in that language", async () => {
    const { html } = await writerOf(town, ana).send("/add-blog", {
      ...post,
      ...twin,
      intent: "insert:tip:translation",
    });
    expect(fieldValue(html, "translation.content")).toContain(
      "Un consejo que le ahorra a alguien la caminata.",
    );
    expect(formOn(html).content).toBe(post.content);
  });
});

describe("An autosaved draft", () => {
  test("is listed above the form, seen by nobody else, and becomes the post that's sent", async () => {
    const writer = writerOf(town, ana);
    const fresh = formOn(await writer.look("/add-blog"));
    const empty = await writer.send("/add-blog", { ...fresh, intent: "autosave" });
    expect(empty.status).toBe(200);
    const saved = await writer.send("/add-blog", { ...fresh, title: "Half a tho", intent: "autosave" });
    expect(saved.status).toBe(200);
    const version = fieldValue(saved.html, "version") ?? "";
    expect(version).toMatch(/^\d+$/);
    const again = await writer.send("/add-blog", {
      ...fresh,
      version,
      title: "Half a thought",
      intent: "autosave",
    });
    expect(again.status).toBe(200);
    const drafts = await town.rows<{ id: string }>(
      "SELECT id, title FROM blog_posts WHERE form_token = ?",
      fresh.form_token ?? "",
    );
    expect(drafts).toMatchObject([{ title: "Half a thought" }]);

    // Another day, another device: the form offers it, and opens it as it was.
    const offered = await writer.look("/add-blog");
    expect(plain(offered)).toContain("Half a thought");
    const opened = formOn(await writer.look(`/add-blog?draft=${drafts[0]?.id}`));
    expect(opened).toMatchObject({ form_token: fresh.form_token, title: "Half a thought", slug: "" });
    const other = await signUp(town);
    expect(plain(await writerOf(town, other).look(`/add-blog?draft=${drafts[0]?.id}`))).not.toContain(
      "Half a thought",
    );

    const sent = await writer.send("/add-blog", { ...opened, ...post, title: "A whole thought" });
    expect(sent.status).toBe(303);
    expect(
      await town.rows(
        "SELECT title, slug, autosaved_at FROM blog_posts WHERE form_token = ?",
        fresh.form_token ?? "",
      ),
    ).toEqual([{ title: "A whole thought", slug: "a-whole-thought", autosaved_at: null }]);
    expect(plain(await writer.look("/add-blog"))).not.toContain("Half a thought");
  });

  test("isn't overwritten by another window, nor by a form that never saw it", async () => {
    const writer = writerOf(town, ana);
    const fresh = formOn(await writer.look("/add-blog"));
    const first = await writer.send("/add-blog", { ...fresh, ...post, title: "One", intent: "autosave" });
    const version = fieldValue(first.html, "version") ?? "";
    const elsewhere = await writer.send("/add-blog", {
      ...fresh,
      ...post,
      version,
      title: "Two",
      intent: "autosave",
    });
    expect(elsewhere.status).toBe(200);
    const late = await writer.send("/add-blog", {
      ...fresh,
      ...post,
      version,
      title: "Three",
      intent: "autosave",
    });
    expect(late.status).toBe(409);
    expect(fieldValue(late.html, "title")).toBe("Three");
    const sent = await writer.send("/add-blog", { ...fresh, ...post, version, title: "Three" });
    expect(sent.status).toBe(409);
    expect(fieldValue(sent.html, "title")).toBe("Three");
    const title = async () =>
      (await town.rows("SELECT title FROM blog_posts WHERE form_token = ?", fresh.form_token ?? ""))[0];
    expect(await title()).toEqual({ title: "Two" });
    // Told, its author may still decide for this window.
    const known = await writer.send("/add-blog", { ...formOn(sent.html) });
    expect(known.status).toBe(303);
    expect(await title()).toEqual({ title: "Three" });
  });

  test("is saved once if its answer was lost and it's sent again, and a made-up version saves nothing", async () => {
    const writer = writerOf(town, ana);
    const fresh = formOn(await writer.look("/add-blog"));
    const save = (typed: TypedPost, failure?: string) =>
      town.post(
        "/add-blog",
        { ...fresh, ...post, ...typed, intent: "autosave" },
        { headers: ana.headers, failure },
      );
    const versionIn = async (answer: Response) => fieldValue(await answer.text(), "version") ?? "";
    const version = await versionIn(await save({ title: "One" }));
    const second = { title: "Two", tags: "surf, tides", version };
    expect((await save(second, "d1:3:late")).status).toBe(503);
    const again = await save(second);
    expect(again.status).toBe(200);
    expect((await save({ title: "Three", version: await versionIn(again) })).status).toBe(200);
    for (const never of ["never", "-1", "1e3"])
      expect((await save({ title: "Four", version: never })).status, never).toBe(409);
    expect((await save({ title: "Four" })).status).toBe(409);
    const [row] = await town.rows(
      "SELECT title FROM blog_posts WHERE form_token = ?",
      fresh.form_token ?? "",
    );
    expect(row).toEqual({ title: "Three" });
  });

  test("comes back with everything typed when signed out", async () => {
    const sent = await town.post("/add-blog", { ...post, intent: "autosave" });
    expect(sent.status).toBe(401);
    expect(fieldValue(await sent.text(), "content")).toBe(post.content);
  });
});

test("An author is told about links to places that readers can't open", async () => {
  const { look, send } = writerOf(town, ana);
  const content =
    '<p>At <a href="/eat/nowhere">Nowhere</a>, <a href="#below">below</a>.</p><p><a href="/eat/la_cocina">La Cocina</a></p>';
  const form = { ...formOn(await look("/add-blog")), ...post, title: "Two kitchens", content };
  const preview = await send("/add-blog", { ...form, intent: "preview" });
  expect(plain(preview.html)).toMatch(/readers see the words without a link: \/eat\/nowhere, #below\b/);
  expect(plain(preview.html)).not.toContain("#below,");
  const sent = await send("/add-blog", form);
  const toast = await toastAfter(town, sent.response);
  expect(toast).toContain("2 links lead to nothing");
  expect(toast).toContain("It will be visible after admin approval.");
});
