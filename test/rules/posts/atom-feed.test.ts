import { describe, expect, test } from "vitest";
import {
  type AtomFeed,
  atomFeed,
  type FeedPost,
  withWholeAddresses,
} from "../../../app/rules/posts/atom-feed";

const post: FeedPost = {
  id: "tag:guide.test,2026:post:1",
  url: "https://guide.test/blog/tides",
  title: 'Tides & "currents" <now>',
  excerpt: "What the sea does.",
  content: '<p><a href="/surf">Surf</a> <img src="/images/cms-images/posts/1.webp" alt=""></p>',
  language: "en",
  author: "Ana",
  category: { term: "Nature", label: "Naturaleza" },
  tags: ["sea"],
  published: new Date("2026-11-01T12:00:00Z"),
  changed: new Date("2026-11-03T12:00:00Z"),
};
const feed: AtomFeed = {
  title: "Blog",
  subtitle: "Words",
  language: "en",
  origin: "https://guide.test",
  path: "/blog.xml",
  page: "/blog",
  twin: { language: "es", path: "/es/blog.xml" },
  author: "Guide",
  icon: "/favicon.svg",
  since: new Date("2026-01-01T00:00:00Z"),
  posts: [post],
};

describe("the feed of the blog", () => {
  const text = atomFeed(feed);

  test("has its latest post's date", () => {
    expect(text).toContain("<updated>2026-11-03T12:00:00.000Z</updated>\n<author>");
    expect(atomFeed({ ...feed, posts: [] })).toContain("<updated>2026-01-01T00:00:00.000Z</updated>");
  });

  test("contains the whole post, with absolute addresses", () => {
    expect(text).toContain("&lt;a href=&quot;https://guide.test/surf&quot;&gt;Surf&lt;/a&gt;");
    expect(text).toContain("src=&quot;https://guide.test/images/cms-images/posts/1.webp&quot;");
    expect(withWholeAddresses('<a href="https://a.test/">', "https://guide.test")).toBe(
      '<a href="https://a.test/">',
    );
  });

  test("escapes every character, and drops those XML forbids", () => {
    expect(text).toContain("<title>Tides &amp; &quot;currents&quot; &lt;now&gt;</title>");
    expect(atomFeed({ ...feed, title: "a\x0b\ufffeb\ud800" })).toContain("<title>ab\ufffd</title>");
  });

  test("leaves out a missing author, category or excerpt", () => {
    const bare = atomFeed({
      ...feed,
      posts: [{ ...post, author: null, category: null, tags: [], excerpt: "" }],
    });
    expect(bare.match(/<author>/g)).toHaveLength(1);
    expect(bare).not.toMatch(/<category|<summary/);
  });

  test("is the same text for the same posts", () => {
    expect(atomFeed(feed)).toBe(text);
  });
});
