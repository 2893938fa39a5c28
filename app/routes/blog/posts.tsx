import { ManagedHero } from "../../components/content/managed-hero";
import { PlainSections } from "../../components/content/plain-sections";
import { PostFilter, PostList } from "../../components/posts/post-list";
import { ErrorPage } from "../../components/site/error-page";
import { useWords } from "../../components/site/words";
import { drawingAddress } from "../../rules/pictures/drawing-address";
import { loadBlog } from "../../server/pages/posts/blog-page";
import { ButtonLink } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import type { Route } from "./+types/posts";

export { headers, meta } from "../../server/http/page-exports";
export const handle = { wholeSheet: "blog" };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadBlog(context, url);
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { seo, sections, filter, counts, posts, next, isFirst } = loaderData;
  return (
    <>
      <ManagedHero hero={sections.find((one) => one.name === "hero")} title={seo.title} scene="blog" />
      <section
        id="list"
        className={classNames("wrap beside-title blog-list", isFirst && posts.length > 2 && "blog-first")}
        aria-labelledby="list-title"
      >
        <h2 className="unseen" id="list-title">
          {t("blog.index.list")}
        </h2>
        {counts.length > 0 ? <PostFilter counts={counts} {...filter} /> : null}
        <PostList posts={posts} next={next} isFirst={isFirst} filter={filter} />
      </section>
      <section className="sand blog-write" aria-labelledby="write">
        <div className="wrap">
          <img
            src={drawingAddress({ scene: "parts/typewriter" })}
            alt=""
            width={960}
            height={720}
            loading="lazy"
          />
          <h2 id="write">{t("blog.write.title")}</h2>
          <p>{t("blog.write.text")}</p>
          <p className="actions">
            <ButtonLink href={localPath("/add-blog")} variant="secondary" icon="pencil">
              {t("blog.write.button")}
            </ButtonLink>
            <a href={localPath("/blog.xml")}>{t("blog.index.feed")}</a>
          </p>
        </div>
      </section>
      <PlainSections sections={sections} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return <ErrorPage error={error} failed={t("errors.failed.posts")} />;
}
