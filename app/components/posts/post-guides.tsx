import { pageScenes } from "../../rules/pictures/page-scenes";
import type { GuideOfPost } from "../../rules/posts/post-guides";
import { PageCards } from "../site/page-cards";
import { useWords } from "../site/words";

/** Cards of the guide's pages that a post leads on to. */
export function PostGuides({ guides }: { guides: readonly GuideOfPost[] }) {
  const { t, localPath } = useWords();
  if (guides.length === 0) return null;
  return (
    <section className="post-places" aria-labelledby="guides">
      <h2 id="guides">{t("blog.page.guides")}</h2>
      <PageCards
        pages={guides.map((name) => ({
          href: localPath(`/${name}`),
          drawing: { scene: pageScenes[name] },
          title: { text: t(`frame.links.${name}`) },
          text: { text: t(`blog.guides.${name}`) },
        }))}
      />
    </section>
  );
}
