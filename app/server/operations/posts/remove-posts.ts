import { tagsOfPost } from "../../../rules/site/cache-tags";
import { blogPosts } from "../../db/schema/posts";
import type { Services } from "../../services";
import { type Deletable, removeOwn } from "../review/delete-own-submission";

export const deletablePost: Deletable = {
  kind: "post",
  table: blogPosts,
  name: blogPosts.title,
  noun: "post",
  tags: tagsOfPost,
};

export async function removePosts(services: Services, now: Date): Promise<string> {
  return `removed ${await removeOwn(services, [deletablePost], now)} posts`;
}
