import type { ReactNode } from "react";
import { ScenePicture } from "../../ui/scene-picture";
import { Section } from "../../ui/section";
import { useWords } from "../site/words";

/** What low water is good for, each with the page that says more. */
export function LowTideUses() {
  const { t } = useWords();
  return (
    <Section id="low" tone="sand" title={t("sea.tides.out")}>
      <ul className="low-ways">
        <Way path="/surf#tides" scene="parts/tide-pole" title={t("sea.today.surf")}>
          {t("sea.tides.outSpots")}
        </Way>
        <Way path="/today" scene="parts/wet-sand" title={t("sea.go.sand")}>
          {t("sea.go.sandText")}
        </Way>
        <Way path="/map" scene="parts/folded-map" title={t("map.title")}>
          {t("sea.tides.outMap")}
        </Way>
      </ul>
    </Section>
  );
}

type WayProps = { path: string; scene: string; title: string; children: ReactNode };

function Way({ path, scene, title, children }: WayProps) {
  const { localPath } = useWords();
  return (
    <li>
      <ScenePicture scene={scene} />
      <h3>
        <a href={localPath(path)}>{title}</a>
      </h3>
      <p>{children}</p>
    </li>
  );
}
