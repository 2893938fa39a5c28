import { classNames } from "./class-names";

type ScenePictureProps = {
  /** The name of the drawing: `/scenes/{scene}.svg`. */
  scene: string;
  /** Empty where the drawing only sets the mood. */
  alt?: string;
  /** Upright crop on small screens. */
  portrait?: boolean;
  /** The crop for a card. */
  card?: boolean;
  /** The crop for the head of a page: its subject stands above the sheet of paper that covers the foot. */
  hero?: boolean;
  /** The first picture of a page is not put off. */
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
        // A browser shows a drawing without a view the way it was last asked for.
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
