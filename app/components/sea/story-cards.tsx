import type { StoryShape } from "../../rules/sea/story-shape";
import { Button } from "../../ui/button";
import { useWords } from "../site/words";

type Card = {
  shape: StoryShape;
  address: string;
  alt: string;
  file: string;
  width: number;
  height: number;
};

/** The drawings. With scripts they can be shared as pictures. */
export function StoryCards({ cards }: { cards: readonly Card[] }) {
  const { t } = useWords();
  return (
    <div className="story-cards">
      {cards.map(({ shape, address, alt, file, width, height }, index) => (
        <section key={shape} aria-labelledby={shape}>
          <h2 id={shape}>{t(`story.shape.${shape}`)}</h2>
          <img src={address} alt={alt} width={width} height={height} />
          <Button
            type="button"
            variant={index === 0 ? "primary" : "secondary"}
            icon="download"
            hidden
            data-file={file}
            data-share={t(`story.share.${shape}`)}
          >
            {t(`story.save.${shape}`)}
          </Button>
          <a href={address} download={`${file}.svg`}>
            {t(`story.download.${shape}`)}
          </a>
        </section>
      ))}
      <p role="status" hidden>
        {t("story.failed")}
      </p>
    </div>
  );
}
