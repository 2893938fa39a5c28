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
  /** The crop for a page's header: its subject stays above the panel that covers the bottom. */
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
      <img
        // Without a view, browsers reuse the one they last showed of the file.
        src={`${file}#${card ? "card" : hero ? "hero" : "whole"}`}
        alt={alt}
        width={card ? 800 : 1600}
        height={card ? 600 : hero ? 551 : 900}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
