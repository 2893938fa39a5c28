import { describe, expect, test } from "vitest";
import { postMarkup } from "../../../app/rules/posts/structured-data-post";

describe("a post's structured data", () => {
  const described = {
    title: "Tides",
    description: "What the sea does.",
    language: "es" as const,
    url: "https://guide.test/es/blog/tides",
    author: "Ana",
    publisher: "Playa Cambutal Guide",
    image_url: null,
    fallbackImage: "/social/blog.png",
    category: "Nature",
    keywords: ["sea", "tides"],
    words: 900,
    published: new Date("2026-11-01T12:00:00Z"),
    changed: new Date("2026-11-03T12:00:00Z"),
  };

  test("is a BlogPosting by its author, in Panama's time", () => {
    expect(postMarkup(described)).toMatchObject({
      "@type": "BlogPosting",
      headline: "Tides",
      author: { "@type": "Person", name: "Ana" },
      datePublished: "2026-11-01T07:00:00-05:00",
      image: "https://guide.test/social/blog.png",
      inLanguage: "es",
      keywords: "sea, tides",
      wordCount: 900,
    });
  });

  test("has the guide as its author if the account is gone", () => {
    expect(postMarkup({ ...described, author: null })).toMatchObject({
      author: { "@type": "Organization", name: "Playa Cambutal Guide", url: "https://guide.test/" },
    });
  });

  test("has the post's own picture with its absolute address", () => {
    const own = { ...described, image_url: "/images/cms-images/posts/1-a.webp" };
    expect(postMarkup(own)).toMatchObject({ image: "https://guide.test/images/cms-images/posts/1-a.webp" });
    expect(postMarkup({ ...described, image_url: "javascript:x" })).toMatchObject({
      image: "https://guide.test/social/blog.png",
    });
  });
});
