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
  /** The first picture of a page is not put off. */
  priority?: boolean;
  className?: string;
};

export function ScenePicture({ scene, alt = "", portrait, card, priority, className }: ScenePictureProps) {
  const file = `/scenes/${scene}.svg`;
  return (
    <picture className={classNames("scene", className)}>
      {portrait && (
        <source media="(max-aspect-ratio: 1/1)" srcSet={`${file}#portrait`} width={720} height={900} />
      )}
      <img
        src={card ? `${file}#card` : file}
        alt={alt}
        width={card ? 800 : 1600}
        height={card ? 600 : 900}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
