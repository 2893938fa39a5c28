import type { HomeFeature as Feature } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { MoreLink, Section } from "../../ui/section";
import { useAnsweringLink } from "./home-cards";
import { ManagedPicture } from "./managed-picture";
import { Word } from "./managed-word";

type Props = Placed<Feature> & { imageSrc: string; drawing: Drawing; id: string; lang?: string };

/** A portrait by its code, or a scene. */
type Drawing = { code: string } | { scene: string };

/** A picture with an invitation that no card of the page repeats; an admin chooses the picture's side. */
export function HomeFeature({ id, lang, drawing, ...feature }: Props) {
  const { link, imageOnRight, imageSrc } = feature;
  const href = useAnsweringLink()(link);
  return (
    <Section id={id} lang={lang}>
      <div className={imageOnRight ? "feature feature-right" : "feature"}>
        <div className="feature-picture">
          <ManagedPicture imageSrc={imageSrc} scene="home" {...drawing} card />
        </div>
        <div className="feature-words">
          <h2 lang={langOf(feature, "title")}>{feature.title}</h2>
          <p className="lead" lang={langOf(feature, "description")}>
            {feature.description}
          </p>
          {href ? <MoreLink href={href} label={<Word of={feature} name="linkText" />} /> : null}
        </div>
      </div>
    </Section>
  );
}
