import { describe, expect, test } from "vitest";
import { postFields, postForm } from "../../../app/forms/posts/post";
import { arrangePost } from "../../../app/forms/posts/post-buttons";
import { snippetWords } from "../../../app/forms/posts/snippet-words";
import { draftSlug, typedPost } from "../../../app/forms/posts/typed-post";
import { parseForm } from "../../../app/forms/site/parse";
import { postForm as english } from "../../../app/locales/en/post-form";
import { postForm as spanish } from "../../../app/locales/es/post-form";
import { formOf } from "../../support/form-of";

const catalogs = { en: english, es: spanish };
const wordsIn = (language: "en" | "es") =>
  snippetWords((key) => {
    const name = key.split(".").at(-1) as keyof typeof english.snippets;
    return catalogs[language].snippets[name];
  });
const arrange = (typed: Record<string, string>, intent: string, more: Record<string, string[]> = {}) => {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]));
  return arrangePost({ ...fields, ...more }, intent, "en", wordsIn);
};

describe("the buttons of a post's form", () => {
  test("append a snippet to the text, in the text's language", () => {
    const written = arrange({ content: "<p>A.</p>", language: "es" }, "insert:tip");
    expect(written.isDone).toBe(true);
    expect(written.typed.content?.[0]).toBe(
      "<p>A.</p>\n\n<aside>\n  <p>Un consejo que le ahorra a alguien la caminata.</p>\n</aside>",
    );
    const twin = arrange({ content: "<p>A.</p>", language: "es" }, "insert:tip:translation");
    expect(twin.typed["translation.content"]?.[0]).toContain("A tip that saves somebody a walk.");
    expect(twin.typed.content?.[0]).toBe("<p>A.</p>");
  });

  test("accept only their own snippets", () => {
    for (const intent of ["insert:script", "insert:", "insert:tip:title", "toString", ""])
      expect(arrange({ content: "A" }, intent)).toEqual({ typed: { content: ["A"] }, isDone: false });
  });

  test("make the address from the title, and none without a title", () => {
    expect(arrange({ title: " El río, ¿y ahora? ", slug: "old" }, "make-slug").typed.slug).toEqual([
      "el-rio-y-ahora",
    ]);
    expect(arrange({ title: " " }, "make-slug").typed.slug).toEqual([""]);
  });

  test("append uploaded pictures to the text, whichever was pressed", () => {
    const sent = {
      content_images: ["/images/cms-images/posts/1-a.webp", "/images/cms-images/posts/2-b.webp"],
    };
    const { typed, isDone } = arrange({ content: "<p>A.</p>\n" }, "", sent);
    expect(isDone).toBe(false);
    expect(typed.content?.[0]?.match(/<figure>/g)).toHaveLength(2);
    expect(typed.content?.[0]).toMatch(/^<p>A\.<\/p>\n\n<figure>/);
    expect(typed).not.toHaveProperty("content_images");
  });
});

describe("the form of a post", () => {
  const filled = { title: "Tides", content: "Words.", status: "published" };
  const problemsOf = (typed: Record<string, string>, stored = "") => {
    const parsed = parseForm(postForm(stored), formOf({ ...filled, ...typed }));
    return parsed.ok ? {} : parsed.problems;
  };

  test("needs a title and a text, and makes the address itself", () => {
    const parsed = parseForm(postForm(), formOf({ ...filled, tags: "Surf, surf ,  Turtles" }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.value.status).toBe("published");
    expect(postFields(parsed.value, { language: "en", previous: null })).toMatchObject({
      title: "Tides",
      slug: "tides",
      tags: ["surf", "turtles"],
      language: "en",
      translation: null,
    });
  });

  test("is a draft by default, and either a draft or published", () => {
    const parsed = parseForm(postForm(), formOf({ ...filled, status: "" }));
    expect(parsed.ok && parsed.value.status).toBe("draft");
    expect(problemsOf({ status: "approved" })).toEqual({ status: "postForm.problems.status" });
  });

  test("needs an address if the title doesn't give one", () => {
    expect(problemsOf({ title: "", slug: " " })).toEqual({
      title: "postForm.problems.title",
      slug: "postForm.problems.slug",
    });
  });

  test.each(["<p></p>", "<p><br></p>", "<script>alert(1)</script>", "<p>&nbsp;</p>", "<hr>"])(
    "is empty with %s, which isn't visible",
    (content) => {
      expect(problemsOf({ content })).toEqual({ content: "postForm.problems.content" });
      const parsed = parseForm(postForm(), formOf({ ...filled, "translation.content": content }));
      expect(parsed.ok && parsed.value["translation.content"]).toBe("");
    },
  );

  test("accepts a picture alone, and none over plain http, which browsers would block", () => {
    const picture = (address: string) => `<p>Look.</p><figure><img src="${address}" alt=""></figure>`;
    expect(problemsOf({ content: '<img src="https://a.test/x.jpg" alt="">' })).toEqual({});
    expect(problemsOf({ content: "<p>See http://a.test</p>" })).toEqual({});
    const wrong = "postForm.problems.plainPicture";
    expect(problemsOf({ content: picture("http://a.test/x.jpg") })).toEqual({ content: wrong });
    expect(problemsOf({ "translation.content": picture("HTTP://a.test/x.jpg") })).toEqual({
      "translation.content": wrong,
    });
    expect(problemsOf({ featured_image_url: "http://a.test/x.jpg" })).toEqual({
      featured_image_url: "submission.problems.image",
    });
  });

  test("limits the text in bytes, in both languages", () => {
    const heavy = "á".repeat(102_401);
    expect(problemsOf({ content: heavy })).toEqual({ content: "postForm.problems.tooHeavy" });
    expect(problemsOf({ "translation.content": heavy })).toEqual({
      "translation.content": "postForm.problems.tooHeavy",
    });
    expect(problemsOf({ content: "a".repeat(200 * 1024) })).toEqual({});
  });

  test("keeps the stored topic, and accepts no other unknown one", () => {
    expect(problemsOf({ category: "Old Days" }, "Old Days")).toEqual({});
    expect(problemsOf({ category: "Old Days" })).toEqual({ category: "postForm.problems.category" });
  });
});

describe("a stored post", () => {
  const stored = {
    id: "1",
    title: "Tides",
    slug: draftSlug("1"),
    content: "<p>A</p>",
    excerpt: "",
    category: "",
    seo_title: "",
    seo_description: "",
    seo_keywords: "",
    featured_image_url: null,
    tags: ["surf", "two words"],
    language: "en" as const,
    publication: "draft" as const,
    translation: { title: { text: "Mareas", hash: "x" } },
  };

  test("fills its form as it was typed; a draft without an address has an empty one", () => {
    expect(typedPost(stored)).toMatchObject({
      title: ["Tides"],
      slug: [""],
      tags: ["surf, two words"],
      status: ["draft"],
      content: ["<p>A</p>"],
      "translation.title": ["Mareas"],
      language: ["en"],
    });
    expect(typedPost({ ...stored, slug: "tides" }).slug).toEqual(["tides"]);
  });
});
