import type { HomeFeature as Feature } from "../../locales/guide-text";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { useAnsweringLink } from "./home-cards";
import { ManagedPicture } from "./managed-picture";

type Props = Feature & { imageSrc: string; scene: string; id: string; lang?: string };

/** One picture, one invitation; an admin chooses on which side the picture stands. */
export function HomeFeature({ title, description, link, linkText, imageOnRight, ...rest }: Props) {
  const { id, lang, imageSrc, scene } = rest;
  const href = useAnsweringLink()(link);
  return (
    <Section id={id} lang={lang}>
      <div className={imageOnRight ? "feature feature-right" : "feature"}>
        <div className="feature-picture">
          <ManagedPicture imageSrc={imageSrc} scene={scene} card />
        </div>
        <div className="feature-words">
          <h2>{title}</h2>
          <p className="lead">{description}</p>
          {href ? (
            <ButtonLink href={href} variant="secondary">
              {linkText}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
