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
      {cards.map(({ shape, address, alt, file, width, height }) => (
        <section key={shape} className={shape} aria-labelledby={shape}>
          <h2 id={shape}>{t(`story.shape.${shape}`)}</h2>
          <div className="story-picture">
            <img src={address} alt={alt} width={width} height={height} />
          </div>
          <p className="story-keep">
            <Button
              type="button"
              icon="download"
              variant={shape === "tall" ? "primary" : "secondary"}
              hidden
              data-file={file}
              data-share={t(`story.share.${shape}`)}
            >
              {t(`story.save.${shape}`)}
            </Button>
            <a href={address} download={`${file}.svg`} aria-label={t(`story.download.${shape}`)}>
              SVG
            </a>
          </p>
        </section>
      ))}
      <p role="status" hidden>
        {t("story.failed")}
      </p>
    </div>
  );
}
