import { describe, expect, test } from "vitest";
import {
  changedByAuthor,
  isPublication,
  isPublicPost,
  type Publication,
  publishedAt,
} from "../../../app/rules/posts/publication";
import type { Status } from "../../../app/rules/review/status";

const now = Date.parse("2026-11-21T12:00:00Z");
const early = now - 1000;

const post = (status: Status, publication: Publication, waiting_since: number | null = null) => ({
  status,
  publication,
  waiting_since,
  published_at: publication === "published" ? early : null,
  review_note: status === "rejected" ? "Too short." : null,
  review_reasons: null,
  approved_at: status === "approved" ? early : null,
  pending_changes: null as { title: string } | null,
  title: "Tides",
});

describe("who can read a post", () => {
  test.each([
    ["approved", "published", true],
    ["approved", "draft", false],
    ["pending", "published", false],
    ["rejected", "published", false],
  ] as const)("%s and %s: %s", (status, publication, isRead) => {
    expect(isPublicPost({ status, publication })).toBe(isRead);
  });

  test("there are drafts and published posts, and nothing else", () => {
    expect(isPublication("draft")).toBe(true);
    expect(isPublication("approved")).toBe(false);
  });
});

describe("the date of a post", () => {
  test("is when it was published, and missing for a draft", () => {
    expect(publishedAt(null, "published", now)).toBe(now);
    expect(publishedAt(null, "draft", now)).toBeNull();
    expect(publishedAt({ publication: "published", published_at: early }, "draft", now)).toBeNull();
    expect(publishedAt({ publication: "draft", published_at: null }, "published", now)).toBe(now);
  });

  test("doesn't change while the post stays published", () => {
    expect(publishedAt({ publication: "published", published_at: early }, "published", now)).toBe(early);
  });
});

describe("what an author's edit does", () => {
  const edit = (row: ReturnType<typeof post>, title: string, publication: Publication) =>
    changedByAuthor(row, { title }, publication, now).row;

  test("a changed public post stays as it is, and the change waits", () => {
    const row = edit(post("approved", "published"), "High tides", "published");
    expect(row).toMatchObject({ pending_changes: { title: "High tides" }, waiting_since: now });
    expect(row).toMatchObject({ publication: "published", published_at: early });
    expect(row).not.toHaveProperty("title");
    expect(row).not.toHaveProperty("status");
  });

  test("a reverted change doesn't wait any more", () => {
    const waiting = { ...post("approved", "published", early), pending_changes: { title: "High tides" } };
    expect(edit(waiting, "Tides", "published")).toMatchObject({ pending_changes: null, waiting_since: null });
  });

  test("a second change keeps its place in the queue", () => {
    const waiting = { ...post("approved", "published", early), pending_changes: { title: "High tides" } };
    expect(edit(waiting, "Low tides", "published")).toMatchObject({ waiting_since: early });
  });

  test.each<[string, ReturnType<typeof post>, string, Publication, object]>([
    [
      "unpublishing is at once, and asks nobody",
      post("approved", "published", early),
      "Tides",
      "draft",
      { status: "approved", publication: "draft", published_at: null, waiting_since: null },
    ],
    [
      "publishing again what has not changed is at once, with a new date",
      post("approved", "draft"),
      "Tides",
      "published",
      { status: "approved", publication: "published", published_at: now, waiting_since: null },
    ],
    [
      "publishing again what has changed is looked at",
      post("approved", "draft"),
      "High tides",
      "published",
      { status: "pending", title: "High tides", waiting_since: now },
    ],
    [
      "a change while unpublished needs a new approval, but not yet",
      post("approved", "published"),
      "High tides",
      "draft",
      { status: "pending", title: "High tides", waiting_since: null },
    ],
    [
      "a draft does not queue",
      post("pending", "draft"),
      "High tides",
      "draft",
      { status: "pending", title: "High tides", waiting_since: null },
    ],
    [
      "a draft that is published queues",
      post("pending", "draft"),
      "Tides",
      "published",
      { status: "pending", waiting_since: now, published_at: now },
    ],
    [
      "a rejected post comes again, and its note is done with",
      post("rejected", "published"),
      "High tides",
      "published",
      { status: "pending", waiting_since: now, review_note: null },
    ],
    [
      "a rejected post that becomes a draft keeps its note",
      post("rejected", "published"),
      "Tides",
      "draft",
      { waiting_since: null, review_note: "Too short." },
    ],
    [
      "a post that waits may be taken out of the queue",
      post("pending", "published", early),
      "Tides",
      "draft",
      { status: "pending", waiting_since: null },
    ],
    [
      "a waiting edit of an unpublished post is no edit any more",
      { ...post("approved", "published", early), pending_changes: { title: "High tides" } },
      "High tides",
      "draft",
      { status: "pending", title: "High tides", pending_changes: null },
    ],
  ])("%s", (_, row, title, publication, after) => {
    expect(edit(row, title, publication)).toMatchObject(after);
  });
});
