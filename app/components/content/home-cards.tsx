import type { HomeCard, HomeText } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { answers } from "../../rules/content/site-pages";
import { Card, CardGrid } from "../../ui/card";
import { Section } from "../../ui/section";
import { useWords } from "../site/words";
import { ManagedPicture } from "./managed-picture";
import { Word } from "./managed-word";

type Managed = { imageSrc: string };
type Props = Placed<Omit<HomeText["cards"], "cards"> & { cards: (HomeCard & Managed)[] }> & { lang?: string };

const scenes: Record<string, string> = {
  hotels: "stay",
  restaurants: "eat",
  surf: "surf",
  transport: "transportation",
  yoga: "parts/mat",
  wildlife: "parts/wildlife",
};

export function HomeCards({ lang, ...section }: Props) {
  const { t, localPath } = useWords();
  const link = useAnsweringLink();
  return (
    <Section
      id="cards"
      more={{ href: localPath("/map"), label: t("map.title") }}
      title={<Word of={section} name="title" />}
      lead={<Word of={section} name="description" />}
      lang={lang}
      tone="sand"
    >
      <CardGrid onPhone="tiles">
        {section.cards.map((card) => (
          <Card
            key={card.id}
            title={<Word of={card} name="title" />}
            href={link(card.link)}
            meta={<Word of={card} name="category" />}
            picture={<ManagedPicture imageSrc={card.imageSrc} scene={scenes[card.id] ?? "do"} card />}
          >
            <p lang={langOf(card, "description")}>{card.description}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The target of a managed link: an existing page of ours or another site; null otherwise. */
export function useAnsweringLink(): (link: string) => string | undefined {
  const { localPath } = useWords();
  return (link) => {
    if (link.startsWith("https://")) return link;
    return link.startsWith("/") && answers(link) ? localPath(link) : undefined;
  };
}
