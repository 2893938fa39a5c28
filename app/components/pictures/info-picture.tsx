import type { Drawing } from "../../rules/pictures/drawing-address";
import { ScenePicture } from "../../ui/scene-picture";
import { PortraitPicture } from "./portrait-picture";

export function InfoPicture({ drawing }: { drawing: Drawing | undefined }) {
  if (!drawing) return null;
  return "code" in drawing ? (
    <PortraitPicture code={drawing.code} />
  ) : (
    <ScenePicture scene={drawing.scene} card />
  );
}
