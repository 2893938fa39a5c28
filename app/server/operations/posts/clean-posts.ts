import { cleaningVersion } from "../../../rules/posts/clean-html";
import { postsTag } from "../../../rules/site/cache-tags";
import { ask } from "../../db/database";
import { selectFactsOfPosts, selectUncleanPosts, updateClean } from "../../db/posts/unclean-posts";
import type { Services } from "../../services";
import { madeOf } from "./write-post";

const cleanedAtOnce = 20;

/** Posts sanitised by older rules are sanitised again from their source, a few at a time. */
export async function cleanPosts({ db, cache }: Services): Promise<string> {
  const [posts, facts] = await ask(db, [
    selectUncleanPosts(db, cleaningVersion, cleanedAtOnce),
    selectFactsOfPosts(db, cleaningVersion, cleanedAtOnce),
  ]);
  if (posts.length === 0) return "cleaned 0 posts";
  const [first, ...others] = posts.map((post) => updateClean(db, post, madeOf(post, facts)));
  if (first) await ask(db, [first, ...others]);
  await cache.purge([postsTag]);
  return `cleaned ${posts.length} posts`;
}
