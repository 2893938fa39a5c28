import type { ReactNode } from "react";
import { Icon } from "./icon";
import { SectionEditLink } from "./section-edit-link";

type HeroProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  picture: ReactNode;
  actions?: ReactNode;
  scroll?: { href: string; label: string };
  lang?: string;
};

/** Full-screen, with text in the calm upper part of a dark picture. */
export function FullScreenHero({ title, subtitle, picture, actions, scroll, lang }: HeroProps) {
  return (
    <header className="hero">
      {picture}
      <div className="wrap hero-words">
        <h1 lang={lang}>{title}</h1>
        {subtitle && (
          <p className="lead" lang={lang}>
            {subtitle}
          </p>
        )}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {scroll && (
        <a className="scroll-down" href={scroll.href}>
          <Icon name="arrow-down" label={scroll.label} />
        </a>
      )}
      <SectionEditLink part="hero" />
    </header>
  );
}
