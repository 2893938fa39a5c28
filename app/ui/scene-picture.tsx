import { classNames } from "./class-names";

type ScenePictureProps = {
  /** The name of the drawing: `/scenes/{scene}.svg`. */
  scene: string;
  /** Empty where the drawing only sets the mood. */
  alt?: string;
  /** Upright crop on small screens; a card keeps the wide one everywhere. */
  portrait?: boolean;
  /** The first picture of a page is not put off. */
  priority?: boolean;
  className?: string;
};

export function ScenePicture({ scene, alt = "", portrait, priority, className }: ScenePictureProps) {
  const file = `/scenes/${scene}.svg`;
  return (
    <picture className={classNames("scene", className)}>
      {portrait && (
        <source media="(max-width: 47.99rem)" srcSet={`${file}#portrait`} width={720} height={1080} />
      )}
      <img
        src={file}
        alt={alt}
        width={1440}
        height={810}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
