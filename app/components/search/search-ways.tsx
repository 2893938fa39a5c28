import { firstAidPath } from "../../rules/info/first-aid";
import { queryPath } from "../../rules/site/query-path";
import { ScenePicture } from "../../ui/scene-picture";
import { TitledSection } from "../../ui/titled-section";
import { barLinks, planLinks, wordOf } from "../site/navigation";
import { useWords } from "../site/words";

const examples = [
  "tide",
  "sun",
  "cash",
  "taxi",
  "health",
  "signal",
  "food",
  "music",
  "lessons",
  "turtles",
] as const;

/** For whoever has not typed anything yet. */
export function OftenAsked() {
  const { t, localPath } = useWords();
  return (
    <TitledSection className="grid gap-3 pt-4" titleId="often-title" title={t("search.oftenAsked")}>
      <ul className="tabs">
        {examples.map((one) => {
          const q = t(`search.examples.${one}`);
          return (
            <li key={one}>
              <a className="tab" href={queryPath(localPath("/search"), { q })}>
                {q}
              </a>
            </li>
          );
        })}
      </ul>
      <ScenePicture scene="search" className="small-scene" />
    </TitledSection>
  );
}

/** Everything there is, as the bar and the foot name it. */
const everything = [...new Set([...barLinks, ...planLinks])];
/** Those with a picture come first. */
const pictured = ["/eat", "/stay", "/do", "/calendar"] as const;

/** Where to look on, when the search has nothing: first for whoever needs help, then everything. */
export function OtherWays({ title, text }: { title: string; text: string }) {
  const { t, localPath } = useWords();
  const others = everything.filter((path) => !pictured.some((one) => one === path));
  return (
    <TitledSection className="grid gap-3 pt-4" titleId="ways-title" title={title}>
      <p>{text}</p>
      <p>
        <a className="tab" href={localPath(firstAidPath())}>
          {t("search.empty.emergency")}
        </a>
      </p>
      <ul className="way-tiles">
        {pictured.map((path) => (
          <li key={path}>
            <a className="way-tile" href={localPath(path)}>
              <ScenePicture scene={path.slice(1)} card />
              {t(wordOf(path))}
            </a>
          </li>
        ))}
      </ul>
      <ul className="tabs">
        {others.map((path) => (
          <li key={path}>
            <a className="tab" href={localPath(path)}>
              {t(wordOf(path))}
            </a>
          </li>
        ))}
      </ul>
      <ScenePicture scene="low-tide" className="small-scene" />
    </TitledSection>
  );
}
