import { drawingAddress } from "../../rules/pictures/drawing-address";
import { pageScenes } from "../../rules/pictures/scenes-beside-links";
import type { GuideOfPost } from "../../rules/posts/post-guides";
import { useWords } from "../site/words";
import { MentionCard } from "./post-mention";

/** Cards of the guide's pages that a post leads on to. */
export function PostGuides({ guides }: { guides: readonly GuideOfPost[] }) {
  const { t, localPath } = useWords();
  if (guides.length === 0) return null;
  return (
    <section className="post-places" aria-labelledby="guides">
      <h2 id="guides">{t("blog.page.guides")}</h2>
      {guides.map((name) => (
        <MentionCard
          key={name}
          picture={
            <img
              src={drawingAddress({ scene: pageScenes[name] })}
              alt=""
              width={960}
              height={720}
              loading="lazy"
            />
          }
        >
          <p className="mention-name">
            <a className="card-link" href={localPath(`/${name}`)}>
              {t(`frame.links.${name}`)}
            </a>
          </p>
          <p className="mention-text">{t(`blog.guides.${name}`)}</p>
        </MentionCard>
      ))}
    </section>
  );
}
