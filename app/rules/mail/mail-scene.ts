import type { SubjectScene } from "../pictures/subject-scenes";
import { drawingOfPost, sceneOfWords } from "../posts/post-drawing";
import type { ReviewKind } from "../review/review-kinds";

/** The picture at the head of an email; `scripts/social-cards.ts` makes one for each. */
export type MailScene = "home" | "calendar" | "eat" | "stay" | "do" | "info" | "blog" | SubjectScene;

const ofKind: Record<ReviewKind, MailScene> = {
  restaurant: "eat",
  hotel: "stay",
  activity: "do",
  business: "info",
  post: "blog",
  event: "calendar",
  series: "calendar",
};

/** Of the categories that are about something else than their kind is on the whole. */
const ofCategory: Partial<Record<ReviewKind, Record<string, MailScene>>> = {
  restaurant: { Panamanian: "fonda-stove" },
  activity: { surf: "line-up", fishing: "tuna-gunwale" },
  business: { Transportation: "bus-stop" },
};

/** What a mail speaks of: its kind and category, of posts and events also what their title says. */
type About = { kind: ReviewKind; category?: string; name: string };

export function mailScene({ kind, category = "", name }: About): MailScene {
  if (kind === "post") {
    const drawing = drawingOfPost({
      slug: "",
      title: name,
      excerpt: "",
      category,
      tags: [],
      translation: null,
    });
    return "scene" in drawing ? drawing.scene : ofKind.post;
  }
  const said = kind === "event" || kind === "series" ? sceneOfWords(name) : null;
  return said ?? ofCategory[kind]?.[category] ?? ofKind[kind];
}
