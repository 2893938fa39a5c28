import { createContext, type ReactNode, useContext } from "react";
import { SectionMark } from "./section-mark";

/** Its level among the headings: a page shown inside another is no second first heading. */
export const HeroHeading = createContext<"h1" | "h3">("h1");

type PageHeroProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** One more line, below the subtitle. */
  note?: ReactNode;
  picture?: ReactNode;
  /** What a place or an event looks like stands beside its words where there is room; a scene fills any width. */
  isBeside?: boolean;
  breadcrumbs?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  lang?: string;
};

/** Picture first, then the words on a sheet of paper over its lower edge: readable on any picture. */
export function PageHero({
  title,
  subtitle,
  note,
  picture,
  isBeside,
  breadcrumbs,
  meta,
  actions,
  lang,
}: PageHeroProps) {
  const Heading = useContext(HeroHeading);
  return (
    <header className={isBeside ? "side-head" : undefined}>
      {picture && <div className="page-hero-picture">{picture}</div>}
      <div className={picture ? "page-hero-sheet" : "page-hero-plain"}>
        <div className="wrap page-hero-words">
          {breadcrumbs}
          <Heading lang={lang}>{title}</Heading>
          {meta && <div className="card-meta">{meta}</div>}
          {subtitle && (
            <p className="lead" lang={lang}>
              {subtitle}
            </p>
          )}
          {note}
          {actions && <div className="actions">{actions}</div>}
        </div>
      </div>
      <SectionMark part="hero" />
    </header>
  );
}
