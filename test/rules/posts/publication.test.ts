import { describe, expect, it } from "vitest";
import {
  isPublication,
  isPublicPost,
  type PostState,
  publishedAt,
  turnOfPost,
} from "../../../app/rules/posts/publication";

const now = new Date("2026-11-21T12:00:00Z");
const early = now.getTime() - 1000;
const post = (
  status: PostState["status"],
  publication: PostState["publication"],
  waiting_since: number | null = null,
) => ({
  status,
  publication,
  waiting_since,
});

describe("who reads a post", () => {
  it.each([
    ["approved", "published", true],
    ["approved", "draft", false],
    ["pending", "published", false],
    ["rejected", "published", false],
  ] as const)("%s and %s: %s", (status, publication, isRead) => {
    expect(isPublicPost({ status, publication })).toBe(isRead);
  });

  it("there are drafts and published posts, and nothing else", () => {
    expect(isPublication("draft")).toBe(true);
    expect(isPublication("approved")).toBe(false);
  });
});

describe("the date of a post", () => {
  it("is the moment it was published, and none as long as it is a draft", () => {
    expect(publishedAt(null, "published", now)).toBe(now.getTime());
    expect(publishedAt(null, "draft", now)).toBeNull();
    expect(publishedAt({ publication: "published", published_at: early }, "draft", now)).toBeNull();
    expect(publishedAt({ publication: "draft", published_at: null }, "published", now)).toBe(now.getTime());
  });

  it("stays what it is while the post stays published", () => {
    expect(publishedAt({ publication: "published", published_at: early }, "published", now)).toBe(early);
  });
});

describe("what an author's edit does", () => {
  it.each<[string, PostState, PostState["publication"], boolean, ReturnType<typeof turnOfPost>]>([
    [
      "a changed public post stays as it is, and the change waits",
      post("approved", "published"),
      "published",
      true,
      { status: "approved", waiting_since: now.getTime(), waits: true },
    ],
    [
      "a change typed back waits no more",
      post("approved", "published", early),
      "published",
      false,
      { status: "approved", waiting_since: null, waits: false },
    ],
    [
      "a second change keeps its place in the queue",
      post("approved", "published", early),
      "published",
      true,
      { status: "approved", waiting_since: early, waits: true },
    ],
    [
      "unpublishing is at once, and asks nobody",
      post("approved", "published", early),
      "draft",
      false,
      { status: "approved", waiting_since: null, waits: false },
    ],
    [
      "publishing again what has not changed is at once",
      post("approved", "draft"),
      "published",
      false,
      { status: "approved", waiting_since: null, waits: false },
    ],
    [
      "publishing again what has changed is looked at",
      post("approved", "draft"),
      "published",
      true,
      { status: "pending", waiting_since: now.getTime(), waits: false },
    ],
    [
      "a change while unpublished needs a new approval, but not yet",
      post("approved", "published"),
      "draft",
      true,
      { status: "pending", waiting_since: null, waits: false },
    ],
    [
      "a draft does not queue",
      post("pending", "draft"),
      "draft",
      true,
      { status: "pending", waiting_since: null, waits: false },
    ],
    [
      "a draft that is published queues",
      post("pending", "draft"),
      "published",
      false,
      { status: "pending", waiting_since: now.getTime(), waits: false },
    ],
    [
      "a rejected post comes again",
      post("rejected", "published"),
      "published",
      true,
      { status: "pending", waiting_since: now.getTime(), waits: false },
    ],
    [
      "a post that waits may be taken out of the queue",
      post("pending", "published", early),
      "draft",
      false,
      { status: "pending", waiting_since: null, waits: false },
    ],
  ])("%s", (_, before, publication, hasChanged, turn) => {
    expect(turnOfPost(before, publication, hasChanged, now)).toEqual(turn);
  });
});
