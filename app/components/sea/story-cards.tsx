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
        <section key={shape} className={shape} aria-labelledby={shape}>
          <h2 id={shape}>{t(`story.shape.${shape}`)}</h2>
          <div className="story-picture">
            <img src={address} alt={alt} width={width} height={height} />
            {shape === "tall" ? <AppControls /> : null}
          </div>
          <p className="story-keep">
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

/** Where an app lays its own controls over a story. */
function AppControls() {
  return (
    <svg className="story-controls" viewBox="0 0 108 192" aria-hidden="true">
      <path d="M6 5h30M39 5h30M72 5h30" />
      <circle cx="10" cy="13" r="4" />
      <path d="M17 11.5h22M17 15h13" />
      <path d="M13 174h54a6 6 0 0 1 0 12h-54a6 6 0 0 1 0-12" />
      <path d="M83 184.5c-7-4.5-6-9-3-9q2 0 3 2.2q1-2.2 3-2.2c3 0 4 4.5-3 9" />
      <path d="m92 177 10-2-5.5 9.5-1.5-5.5z" />
    </svg>
  );
}
