import { PostDrawing } from "../../components/posts/post-drawing";
import { PostGuides } from "../../components/posts/post-guides";
import { PostPage } from "../../components/posts/post-page";
import { drawnAt } from "../../rules/posts/post-drawn";
import { loadPost } from "../../server/pages/posts/post-page";
import type { Route } from "./+types/post";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { quiet: true, whole: "post" };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPost(context, url, params.slug);
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { seo, drawn, guides, ...page } = loaderData;
  const after = drawn.after ? <PostDrawing name={drawn.after} drawn={drawn} isAfter /> : null;
  return (
    <PostPage
      {...page}
      address={seo.address}
      drawing={(address) => {
        const name = drawnAt(address);
        return name && drawn[name] ? <PostDrawing name={name} drawn={drawn} /> : null;
      }}
      after={after}
      guides={<PostGuides guides={guides} />}
    />
  );
}
