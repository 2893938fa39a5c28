import { type GuideOfPost, guideScenes } from "../../rules/posts/post-guides";
import { ScenePicture } from "../../ui/scene-picture";
import { useWords } from "../site/words";

/** Cards of the guide's pages that a post leads on to. */
export function PostGuides({ guides }: { guides: readonly GuideOfPost[] }) {
  const { t, localPath } = useWords();
  if (guides.length === 0) return null;
  return (
    <section className="post-places" aria-labelledby="guides">
      <h2 id="guides">{t("blog.page.guides")}</h2>
      {guides.map((name) => (
        <div className="mention" key={name}>
          <div className="mention-picture">
            <ScenePicture scene={guideScenes[name]} card />
          </div>
          <div>
            <p className="mention-name">
              <a className="card-link" href={localPath(`/${name}`)}>
                {t(`frame.links.${name}`)}
              </a>
            </p>
            <p className="mention-text">{t(`blog.guides.${name}`)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
