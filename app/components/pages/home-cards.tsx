import type { HomeCard, HomeText } from "../../locales/guide-text";
import { answers } from "../../rules/pages/site-pages";
import { Card, CardGrid } from "../../ui/card";
import { Section } from "../../ui/section";
import { useLocalPath } from "../site/local-path";
import { ManagedPicture } from "./managed-picture";

type Managed = { imageSrc: string };
type Props = Omit<HomeText["cards"], "cards"> & { cards: (HomeCard & Managed)[]; lang?: string };

const scenes: Record<string, string> = {
  hotels: "stay",
  restaurants: "eat",
  surf: "surf",
  yoga: "fallback/card-yoga",
  wildlife: "fallback/card-wildlife",
  transport: "transportation",
};

export function HomeCards({ title, description, cards, lang }: Props) {
  const link = useAnsweringLink();
  return (
    <Section id="cards" title={title} lead={description} lang={lang} tone="sand">
      <CardGrid>
        {cards.map((card) => (
          <Card
            key={card.id}
            title={card.title}
            href={link(card.link)}
            meta={card.category}
            picture={<ManagedPicture imageSrc={card.imageSrc} scene={scenes[card.id] ?? "do"} card />}
          >
            <p>{card.description}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Where a managed link leads: to a page of ours that is there, or to another site; nowhere otherwise. */
export function useAnsweringLink(): (link: string) => string | undefined {
  const localPath = useLocalPath();
  return (link) => {
    if (link.startsWith("https://")) return link;
    return link.startsWith("/") && answers(link) ? localPath(link) : undefined;
  };
}
