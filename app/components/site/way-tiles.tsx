import { hasScene, pageScenes } from "../../rules/pictures/scenes-beside-links";
import { ScenePicture } from "../../ui/scene-picture";
import { wordOf } from "./navigation";
import { useWords } from "./words";

type Props = { paths: readonly Parameters<typeof wordOf>[0][] };

/** Pages to go on to, each under its picture. */
export function WayTiles({ paths }: Props) {
  const { t, localPath } = useWords();
  const sceneOf = (page: string) => (hasScene(page) ? pageScenes[page] : page);
  return (
    <ul className="way-tiles">
      {paths.map((path) => (
        <li key={path}>
          <a className="way-tile" href={localPath(path)}>
            <ScenePicture scene={sceneOf(path.slice(1))} card />
            {t(wordOf(path))}
          </a>
        </li>
      ))}
    </ul>
  );
}
