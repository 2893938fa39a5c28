import { type MouseEvent, useEffect, useRef } from "react";
import type { MentionOfPost } from "../../components/posts/post-mention";
import { PostPage } from "../../components/posts/post-page";
import { useWords } from "../../components/site/words";
import { drawingAt } from "../../rules/posts/guide-drawings";
import type { PostCard } from "../../rules/posts/post-view";
import type { RenderedPost } from "../../rules/posts/rendered-post";
import type { Language } from "../../rules/site/language";
import { Notice } from "../../ui/notice";
import { HeroHeading } from "../../ui/page-hero";

export type Preview = {
  language: Language;
  post: PostCard;
  text: RenderedPost & { lang: Language };
  mentions: MentionOfPost[];
  lost: string[];
};

/** In each language the post has. */
export function PostPreview({ previews }: { previews: Preview[] }) {
  const { t } = useWords();
  const section = useRef<HTMLElement>(null);
  const lost = previews[0]?.lost ?? [];
  const drawingNote = (path: string) => {
    const name = drawingAt(path);
    return (
      name && (
        <Notice>{t("postForm.preview.drawing", { name: t(`postForm.editor.drawings.${name}`) })}</Notice>
      )
    );
  };
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section
      id="preview"
      className="grid scroll-mt-28 grid-cols-1 gap-6"
      aria-label={t("postForm.preview.title")}
      tabIndex={-1}
      ref={section}
      onClickCapture={openBeside}
    >
      <p className="hint">{t("postForm.preview.note")}</p>
      {lost.length > 0 ? (
        <Notice tone="warn">{t("postForm.preview.lost", { paths: lost.join(", ") })}</Notice>
      ) : null}
      {previews.map(({ language, post, text, mentions }) => (
        <div key={language}>
          {previews.length > 1 ? (
            <h3 className="kicker font-text">{t(`postForm.language.otherIn.${language}`)}</h3>
          ) : null}
          <div className="mt-2 overflow-clip rounded-lg border border-line bg-paper">
            <HeroHeading value="h3">
              <PostPage
                {...{ post, text, mentions, changed: null, address: null, newer: null, older: null }}
                drawing={drawingNote}
              />
            </HeroHeading>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Opens links in a new tab, so that unsaved text isn't lost. */
function openBeside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && !link.hash) link.target = "_blank";
}
