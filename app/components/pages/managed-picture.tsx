import { ScenePicture } from "../../ui/scene-picture";

type Props = {
  /** What an admin put in place of the drawing: a path of ours or an https address. */
  imageSrc?: string;
  scene: string;
  portrait?: boolean;
  card?: boolean;
  priority?: boolean;
};

/** The picture an admin chose, else the scene that belongs here. */
export function ManagedPicture({ imageSrc, ...scene }: Props) {
  if (!imageSrc || !/^(\/(?!\/)|https:\/\/)/.test(imageSrc)) return <ScenePicture {...scene} />;
  return (
    <picture className="scene photo">
      <img
        src={imageSrc}
        alt=""
        width={1600}
        height={900}
        loading={scene.priority ? undefined : "lazy"}
        fetchPriority={scene.priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
