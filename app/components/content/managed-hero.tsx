import type { ReactNode } from "react";
import type { PlacedSection } from "../../rules/content/page-content";
import { PageHero } from "../../ui/page-hero";
import { ManagedPicture } from "./managed-picture";
import { Word } from "./managed-word";

type Hero = PlacedSection<{ title: string; subtitle: string; imageSrc: string }>;
type Props = {
  hero: Hero | undefined;
  /** Shown where an admin has hidden the hero. */
  title: string;
  scene: string;
  /** Right below the title, with or without a hero. */
  facts?: ReactNode;
  /** Actions, with or without a hero. */
  actions?: ReactNode;
};

export function ManagedHero({ hero, title, scene, facts, actions }: Props) {
  if (!hero) {
    return (
      <>
        <h1 className="unseen">{title}</h1>
        {(facts || actions) && (
          <div className="wrap">
            {facts}
            {actions}
          </div>
        )}
      </>
    );
  }
  return (
    <PageHero
      title={<Word of={hero} name="title" />}
      subtitle={<Word of={hero} name="subtitle" />}
      lang={hero.fallbackLanguage && "en"}
      picture={<ManagedPicture imageSrc={hero.imageSrc} scene={scene} hero priority />}
      facts={facts}
      actions={actions}
    />
  );
}
