import { firstAidPath } from "../../rules/info/first-aid";
import { queryPath } from "../../rules/site/query-path";
import { ScenePicture } from "../../ui/scene-picture";
import { TitledSection } from "../../ui/titled-section";
import { barLinks, planLinks, wordOf } from "../site/navigation";
import { WayTiles } from "../site/way-tiles";
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
/** Questions to try after a search without results. */
export const asksOnceMore = ["food", "tide", "cash", "taxi", "signal", "lessons"] as const;

/** Questions to try before searching. */
export function OftenAsked() {
  const { t } = useWords();
  return (
    <TitledSection className="grid gap-3 pt-4" titleId="often-title" title={t("search.oftenAsked")}>
      <Examples of={examples} />
      <p>{t("search.empty.all")}</p>
      <WayTiles paths={pictured} />
    </TitledSection>
  );
}

/** The way on below results. */
export function Elsewhere() {
  const { t } = useWords();
  return (
    <TitledSection className="elsewhere" titleId="elsewhere" title={t("search.elsewhere")}>
      <WayTiles paths={pictured} />
    </TitledSection>
  );
}

/** Suggested questions; after no results, help comes first. */
function Examples({ of, isLost = false }: { of: readonly (typeof examples)[number][]; isLost?: boolean }) {
  const { t, localPath } = useWords();
  const asked = of.map((one) => t(`search.examples.${one}`));
  const ways = asked.map((q) => ({ href: queryPath(localPath("/search"), { q }), label: q }));
  const emergency = { href: localPath(firstAidPath()), label: t("search.empty.emergency") };
  return (
    <ul className="tabs">
      {(isLost ? [emergency, ...ways] : ways).map(({ href, label }) => (
        <li key={label}>
          <a className="tab" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All sections, named as in the header and footer. */
const everything = [...new Set([...barLinks, ...planLinks])];
/** Sections with a picture first. */
const pictured = ["/eat", "/stay", "/do", "/calendar"] as const;

type WaysProps = { title: string; text: string; asks: readonly (typeof examples)[number][]; contact: string };

/** Where to go after no results: help first, then all sections. */
export function OtherWays({ title, text, asks, contact }: WaysProps) {
  const { t, localPath } = useWords();
  const others = everything.filter((path) => !pictured.some((one) => one === path));
  return (
    <TitledSection className="grid gap-3 pt-4" titleId="ways-title" title={title}>
      <p>{text}</p>
      <Examples of={asks} isLost />
      <p>
        {t("search.more.ask")} <a href={`mailto:${contact}`}>{t("frame.writeToUs")}</a>
      </p>
      {asks.length > 0 ? <p>{t("search.empty.all")}</p> : null}
      <WayTiles paths={pictured} />
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
