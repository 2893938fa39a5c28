import { answerBlogFeed } from "../../server/pages/posts/blog-feed";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs) {
  return answerBlogFeed(context);
}
