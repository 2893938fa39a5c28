import type { PostFields } from "../../../forms/post";
import { preparePost } from "../../../rules/posts/prepared-post";
import type { Toast } from "../../../rules/site/flash";
import type { Services } from "../../context";
import { ask } from "../../db/client";
import { selectMentioned } from "../../db/posts/post-mentions";

/** How many links of a post lead to a place or an event that readers do not find: they see its words alone. */
export async function countLostLinks({ db }: Pick<Services, "db">, fields: PostFields): Promise<number> {
  const wanted = preparePost(fields).mentions;
  if (wanted.length === 0) return 0;
  return lostAmong(wanted, (await ask(db, selectMentioned(db, wanted))).flat()).length;
}

export function lostAmong(wanted: readonly string[], found: readonly { path: string }[]): string[] {
  return wanted.filter((path) => !found.some((one) => one.path === path));
}

/** What a saved post's author is told, first of all what readers will miss. */
export function postToast(name: string, lost: number): Toast {
  if (lost > 0) return { name: "postLinksLost", variant: "warning", count: lost };
  return { name, variant: "default" };
}
