import type { PostFields } from "../../../forms/posts/post";
import { isPostToast } from "../../../rules/posts/post-toasts";
import { type PreparedPost, preparePost } from "../../../rules/posts/prepared-post";
import { lostParts } from "../../../rules/posts/rendered-post";
import type { Toast } from "../../../rules/site/flash";
import type { Words } from "../../../rules/site/words";
import type { Services } from "../../context";
import { ask } from "../../db/database";
import { selectMentioned } from "../../db/posts/post-mentions";

/** How many of a post's links lead to nothing public: readers see only their text. */
export async function countLostLinks({ db }: Pick<Services, "db">, fields: PostFields): Promise<number> {
  const prepared = preparePost(fields);
  const { mentions } = prepared;
  const found = mentions.length > 0 ? (await ask(db, selectMentioned(db, mentions))).flat() : [];
  return lostLinks(prepared, found).length;
}

/** Links to missing places and events, and to parts the post doesn't have. */
export function lostLinks(
  { mentions, clean }: Pick<PreparedPost, "mentions" | "clean">,
  found: readonly { path: string }[],
): string[] {
  const places = mentions.filter((path) => !found.some((one) => one.path === path));
  return [...places, ...new Set(Object.values(clean).flatMap(lostParts))];
}

/** After the post's own toast, how many links are lost. */
export function withLostLinks<Text extends { description?: string }>(
  { t }: Pick<Words, "t">,
  { name, count }: Toast,
  toast: Text,
): Text {
  if (!isPostToast(name) || !count) return toast;
  return { ...toast, description: `${toast.description} ${t("toasts.lostLinks", { count })}` };
}
