import type { SubjectScene } from "../pictures/subject-scenes";
import { drawingOfPost, drawingOfWords } from "../posts/post-drawing";
import type { PostDrawing } from "../posts/post-subjects";
import type { ReviewKind } from "../review/review-kinds";
import { isMailPortrait, type MailPortrait } from "./mail-portraits";

/** The picture at the head of a mail; `scripts/social-cards.ts` makes them. */
export type MailScene =
  | "home"
  | "calendar"
  | "eat"
  | "stay"
  | "do"
  | "info"
  | "blog"
  | SubjectScene
  | MailPortrait;

const ofKind: Record<ReviewKind, MailScene> = {
  restaurant: "eat",
  hotel: "stay",
  activity: "do",
  business: "info",
  post: "blog",
  event: "calendar",
  series: "calendar",
};

const ofEventType: Record<string, MailScene> = { class: "school", kids: "kite" };

/** Categories whose scene differs from their kind's. */
const ofCategory: Partial<Record<ReviewKind, Record<string, MailScene>>> = {
  restaurant: {
    Cafe: "moka",
    "Bar & Tapas": "tapas",
    "Bar & Grill": "grill",
    Italian: "oven",
    Japanese: "sushi",
    Panamanian: "fonda-stove",
    Mexican: "tacos",
    International: "terrace",
    "Fast Food": "burger",
  },
  hotel: {
    Resort: "pool",
    Hotel: "hotel",
    Boutique: "boutique",
    Eco: "jungle",
    Hostel: "bunks",
    Cabanas: "cabanas",
    "Vacation Rental": "villa",
  },
  activity: { surf: "line-up", fitness: "yoga", tours: "trail", fishing: "tuna-gunwale" },
  business: {
    Tourism: "signpost",
    Adventure: "quad",
    Transportation: "bus-stop",
    Services: "workshop",
    Retail: "grocery",
    Entertainment: "cinema",
  },
  event: ofEventType,
  series: ofEventType,
};

/** What a mail is about (an event's category is its type); the titles of posts and events count too. */
export type About = { kind: ReviewKind; category?: string | null; name: string };

export function mailScene({ kind, category, name }: About): MailScene {
  return sceneOfTitle({ kind, category, name }) ?? ofCategory[kind]?.[category ?? ""] ?? ofKind[kind];
}

/** A place's name alone says nothing. */
function sceneOfTitle({ kind, category, name }: About): MailScene | null {
  if (kind === "event" || kind === "series") return sceneOf(drawingOfWords(name));
  if (kind !== "post") return null;
  const empty = { slug: "", excerpt: "", tags: [], translation: null };
  return sceneOf(drawingOfPost({ ...empty, title: name, category: category ?? "" }));
}

function sceneOf(drawing: PostDrawing | null): MailScene | null {
  if (drawing === null) return null;
  if ("scene" in drawing) return drawing.scene;
  const [thing = ""] = drawing.portrait.split("-");
  return isMailPortrait(thing) ? thing : null;
}
