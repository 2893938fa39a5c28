import type { ReactNode } from "react";
import type { GuideSection } from "../../locales/guide-text";
import { isFolded } from "../../rules/content/folded-parts";
import { inGuideOrder } from "../../rules/content/guide-section-order";
import { type NamedGuide, nextDrawings, nextPages, nextPaths } from "../../rules/content/next-pages";
import type { PlacedSection } from "../../rules/content/page-content";
import type { Travel } from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import partStyles from "../../styles/guide-parts.css?url";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { PageCards } from "../site/page-cards";
import { useWords } from "../site/words";
import { GuideContents } from "./guide-contents";
import { GuideOpening } from "./guide-opening";
import { GuideSections } from "./guide-sections";
import { ManagedPicture } from "./managed-picture";
import { Word } from "./managed-word";

type Props = {
  name: NamedGuide;
  sections: PlacedSection<GuideSection>[];
  /** The title where an admin has hidden the hero. */
  seo: { title: string };
  /** The date of the text, yyyy-MM-dd, if the page shows one. */
  updated: string | null;
  /** The drawing above the title; legal pages have none. */
  scene?: string;
  /** A long guide, with its sections folded. */
  folds?: boolean;
  /** The current month, for guides that show the year. */
  month?: number;
  /** The day of travel, for the guide to getting here. */
  travel?: Travel | null;
  /** Its first text is beside the title. */
  opensInHead?: boolean;
  /** Content before and after the guide's own sections. */
  first?: ReactNode;
  children?: ReactNode;
};

export function Guide(props: Props) {
  const { name, sections, seo, updated, scene, folds, month, travel, opensInHead, first, children } = props;
  const hero = sections.find((section) => section.kind === "hero");
  const parts = inGuideOrder(
    name,
    sections.filter((section) => section.kind !== "hero"),
  );
  const opening = hero && opensInHead && parts[0]?.kind === "text" ? parts[0] : null;
  const others = opening ? parts.slice(1) : parts;
  return (
    <>
      {hero ? (
        <PageHero
          title={<Word of={hero} name="title" />}
          subtitle={<Word of={hero} name="subtitle" />}
          lang={hero.fallbackLanguage && "en"}
          picture={scene && <ManagedPicture imageSrc={hero.imageSrc} scene={scene} hero priority />}
          meta={updated && <Updated date={updated} />}
          opening={
            opening && (
              <>
                <GuideContents guide={name} sections={others} byCard />
                <GuideOpening section={opening} />
              </>
            )
          }
        />
      ) : (
        <h1 className="unseen">{seo.title}</h1>
      )}
      {others.length > 4 ? (
        <GuideContents guide={name} sections={folds ? others.filter(isFolded) : others.slice(1)} />
      ) : null}
      {first}
      <link rel="stylesheet" href={partStyles} />
      <GuideSections sections={others} folds={folds} month={month} travel={travel} />
      {children}
      <NextReading guide={name} />
    </>
  );
}

function Updated({ date }: { date: string }) {
  const { t, language } = useWords();
  return (
    <p>
      {t("guides.updated")} <time dateTime={date}>{dateInWords(date, "long", language)}</time>
    </p>
  );
}

function NextReading({ guide }: { guide: NamedGuide }) {
  const { t, localPath } = useWords();
  return (
    <Section id="next" title={t("guides.next.title")}>
      <PageCards
        pages={nextPages[guide].map((page) => ({
          href: localPath(nextPaths[page]),
          drawing: nextDrawings[page],
          title: { text: t(`guides.next.${page}.title`) },
          text: { text: t(`guides.next.${page}.text`) },
        }))}
      />
    </Section>
  );
}
