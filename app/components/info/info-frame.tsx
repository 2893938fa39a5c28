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
  /** Below the tab's title. */
  lead?: string;
  children: ReactNode;
};

/** What names the one list of a tab. */
export const tabTitleId = "tab-title";

/** Shared by the five tabs: the hero, the emergency numbers (all on the first tab) and the tab bar. The other tabs have
 * their own title in the hero. */
export function InfoFrame({ hero, seo, numbers, tab, lead, children }: Props) {
  const { t, localPath } = useWords();
  const isFirst = tab === "services";
  const shown = isFirst ? numbers : numbers.filter(({ call }) => call).slice(0, 1);
  return (
    <>
      <ManagedHero
        hero={hero}
        title={seo.title}
        scene={scenes[tab]}
        facts={
          isFirst ? null : (
            <>
              <h2 id={tabTitleId}>{t(`info.tabs.${tab}`)}</h2>
              {lead && <p className="section-lead">{lead}</p>}
            </>
          )
        }
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
