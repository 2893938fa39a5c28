import type { ComponentProps, ReactNode } from "react";
import type { Callable } from "../../rules/info/call-list";
import { type InfoTab, infoPath, infoTabs } from "../../rules/info/tabs";
import { Tabs } from "../../ui/tabs";
import { ManagedHero } from "../content/managed-hero";
import { EmergencyCalls } from "../site/emergency-calls";
import { useWords } from "../site/words";

/** Each tab's picture. */
const scenes: { [Tab in InfoTab]: string } = {
  services: "info",
  businesses: "parts/shop-street",
  "real-estate": "real-estate",
  legal: "legal",
  transportation: "transportation",
};

type Props = {
  hero: ComponentProps<typeof ManagedHero>["hero"];
  /** The title where an admin has hidden the hero. */
  seo: { title: string };
  numbers: readonly Callable[];
  tab: InfoTab;
  children: ReactNode;
};

/** Shared by the five tabs: the hero, the emergency numbers (all on the first tab) and the tab bar. */
export function InfoFrame({ hero, seo, numbers, tab, children }: Props) {
  const { t, localPath } = useWords();
  const shown = tab === "services" ? numbers : numbers.filter(({ call }) => call).slice(0, 1);
  return (
    <>
      <ManagedHero
        hero={hero}
        title={seo.title}
        scene={scenes[tab]}
        actions={<EmergencyCalls numbers={shown} />}
      />
      <div className="wrap tab-strip info-tabs" id="tabs">
        <Tabs
          label={t("info.tabsLabel")}
          tabs={infoTabs.map((one) => ({
            // Old links with a hash scroll to this tab without scripts, too.
            id: one === "transportation" ? one : undefined,
            href: `${localPath(infoPath(one))}#tabs`,
            label: t(`info.tabs.${one}`),
            current: one === tab,
          }))}
        />
      </div>
      {children}
    </>
  );
}
