import { PageHero } from "../../ui/page-hero";
import { ManagedPicture } from "../pages/managed-picture";

type Props = {
  hero: { title: string; subtitle: string; imageSrc: string; fallbackLanguage?: true } | null;
  /** Stands in where an admin has hidden the hero. */
  title: string;
};

export function EventsHero({ hero, title }: Props) {
  if (!hero) return <h1 className="unseen">{title}</h1>;
  return (
    <PageHero
      title={hero.title}
      subtitle={hero.subtitle}
      lang={hero.fallbackLanguage && "en"}
      picture={<ManagedPicture imageSrc={hero.imageSrc} scene="calendar" priority />}
    />
  );
}
