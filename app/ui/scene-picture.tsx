import { classNames } from "./class-names";

type ScenePictureProps = {
  /** The name of the drawing: `/scenes/{scene}.svg`. */
  scene: string;
  /** Empty if the drawing is only decoration. */
  alt?: string;
  /** Upright crop on small screens. */
  portrait?: boolean;
  /** The crop for a card. */
  card?: boolean;
  /**
   * The crop for a page's header: its subject stays above the panel that covers the bottom. With `card` that crop
   * where there's room for it beside the title.
   */
  hero?: boolean;
  /** True for the first picture of a page, which isn't lazy-loaded. */
  priority?: boolean;
  className?: string;
};

export function ScenePicture({
  scene,
  alt = "",
  portrait,
  card,
  hero,
  priority,
  className,
}: ScenePictureProps) {
  const file = `/scenes/${scene}.svg`;
  return (
    <picture className={classNames("scene", className)}>
      {portrait && (
        <source media="(max-aspect-ratio: 1/1)" srcSet={`${file}#portrait`} width={720} height={900} />
      )}
      {hero && card && <source media="(min-width: 64rem), print" srcSet={`${file}#card`} />}
      <img
        // Without a view, browsers reuse the one they last showed of the file.
        src={`${file}#${hero ? "hero" : card ? "card" : "whole"}`}
        alt={alt}
        width={hero || !card ? 1600 : 800}
        height={hero ? 551 : card ? 600 : 900}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
