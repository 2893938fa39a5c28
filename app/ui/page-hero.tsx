import { createContext, type ReactNode, useContext } from "react";
import { SectionEditLink } from "./section-edit-link";

/** The heading's level: a page shown inside another mustn't have a second h1. */
export const HeroHeading = createContext<"h1" | "h3">("h1");

type PageHeroProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A line below the subtitle. */
  note?: ReactNode;
  picture?: ReactNode;
  /** Pictures of places and events are beside the text where there's room; a scene fills any width. */
  isBeside?: boolean;
  breadcrumbs?: ReactNode;
  /** Right below the title: when and where. */
  facts?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  lang?: string;
  /** How the page's text begins: beside the title where there's room. */
  opening?: ReactNode;
};

/** The picture, with the text on a panel over its lower edge, so that it's readable on any picture. */
export function PageHero({
  title,
  subtitle,
  note,
  picture,
  isBeside,
  breadcrumbs,
  facts,
  meta,
  actions,
  lang,
  opening,
}: PageHeroProps) {
  const Heading = useContext(HeroHeading);
  return (
    <header className={isBeside ? "side-head" : undefined}>
      {picture && <div className="page-hero-picture">{picture}</div>}
      <div className={picture ? "page-hero-sheet" : "page-hero-plain"}>
        <div className="wrap page-hero-words">
          {breadcrumbs}
          <Heading lang={lang}>{title}</Heading>
          {facts}
          {meta && <div className="card-meta">{meta}</div>}
          {subtitle && (
            <p className="lead" lang={lang}>
              {subtitle}
            </p>
          )}
          {note}
          {actions && <div className="actions">{actions}</div>}
          {opening}
        </div>
      </div>
      <SectionEditLink part="hero" />
    </header>
  );
}
