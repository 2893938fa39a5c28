import { GuideDrawingSection } from "../../components/posts/guide-drawing";
import { PostGuides } from "../../components/posts/post-guides";
import { PostPage } from "../../components/posts/post-page";
import { drawingAt } from "../../rules/posts/guide-drawings";
import { loadPost } from "../../server/pages/posts/post-page";
import type { Route } from "./+types/post";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { noNewsletter: true, wholeSheet: "post" };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPost(context, url, params.slug);
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { seo, drawn, guides, ...page } = loaderData;
  const after = drawn.after ? <GuideDrawingSection name={drawn.after} drawn={drawn} isAfter /> : null;
  return (
    <PostPage
      {...page}
      address={seo.address}
      drawing={(address) => {
        const name = drawingAt(address);
        return name && drawn[name] ? <GuideDrawingSection name={name} drawn={drawn} /> : null;
      }}
      after={after}
      guides={<PostGuides guides={guides} />}
    />
  );
}
