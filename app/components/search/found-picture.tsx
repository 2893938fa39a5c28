import type { FoundPicture } from "../../rules/search/found-pictures";
import { safeImageUrl } from "../../rules/site/safe-url";
import { ScenePicture } from "../../ui/scene-picture";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";

export function FoundPictureOf({
  picture: { url = null, colour, portrait, scene },
}: {
  picture: FoundPicture;
}) {
  const photo = safeImageUrl(url);
  if (!photo && !portrait && !scene) return null;
  return (
    <div className="hit-picture">
      {photo ? <Photo url={photo} colour={colour} sizes="12rem" width={960} height={720} /> : null}
      {!photo && portrait ? <PortraitPicture code={portrait} view="row" /> : null}
      {!photo && !portrait && scene ? <ScenePicture scene={scene} card /> : null}
    </div>
  );
}
