import { ScenePicture } from "../../ui/scene-picture";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  /** What an admin put in place of the drawing: a path of ours or an https address. */
  imageSrc?: string;
  scene: string;
  /** A portrait that belongs here in place of the scene. */
  code?: string;
  portrait?: boolean;
  card?: boolean;
  hero?: boolean;
  priority?: boolean;
};

/** The picture an admin chose, else the drawing that belongs here. */
export function ManagedPicture({ imageSrc, code, ...scene }: Props) {
  if (!imageSrc || !/^(\/(?!\/)|https:\/\/)/.test(imageSrc))
    return code ? <PortraitPicture code={code} /> : <ScenePicture {...scene} />;
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
