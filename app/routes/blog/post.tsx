import { PostPage } from "../../components/posts/post-page";
import { loadPost } from "../../server/pages/posts/post-page";
import type { Route } from "./+types/post";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { quiet: true, whole: "post" };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPost(context, url, params.slug);
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { seo, ...page } = loaderData;
  return <PostPage {...page} address={seo.address} />;
}
