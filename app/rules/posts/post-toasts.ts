import type { Toast } from "../site/flash";
import { isOneOf } from "../site/one-of";

const postToasts = [
  ...["postCreated", "postDrafted", "postUpdated", "postUnpublished", "postPublished"],
  ...["postWaits", "postKept", "postUnchanged"],
] as const;
export type PostToast = (typeof postToasts)[number];

export const isPostToast = (name: string): name is PostToast => isOneOf(postToasts, name);

/** With the number of links that readers can't follow. */
export function postToast(name: PostToast, lost: number): Toast {
  return lost > 0 ? { name, variant: "warning", count: Math.min(lost, 9999) } : { name, variant: "default" };
}
