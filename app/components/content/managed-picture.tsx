import { ScenePicture } from "../../ui/scene-picture";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  /** An admin's replacement for the drawing: a path of ours or an https address. */
  imageSrc?: string;
  scene: string;
  /** A portrait to show in place of the scene. */
  code?: string;
  portrait?: boolean;
  card?: boolean;
  hero?: boolean;
  priority?: boolean;
};

/** The admin's picture, else the built-in drawing. */
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
