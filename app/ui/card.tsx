import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";

type CardProps = {
  title: ReactNode;
  /** Makes the whole card a link; other links and buttons in it still work. */
  href?: string;
  heading?: "h2" | "h3" | "h4";
  picture?: ReactNode;
  /** Above the title. */
  meta?: ReactNode;
  /** Below the title. */
  facts?: ReactNode;
  /** What is compared or true now, below the facts. */
  state?: ReactNode;
  /** On a phone smaller, with a square picture beside its facts. */
  isRow?: boolean;
  footer?: ReactNode;
  /** The text's language, if it isn't the page's. */
  lang?: string;
  id?: string;
  children?: ReactNode;
};

export function Card({
  title,
  href,
  heading: Heading = "h3",
  picture,
  meta,
  facts,
  state,
  isRow,
  footer,
  lang,
  id,
  children,
}: CardProps) {
  return (
    <article className={classNames("card", isRow && "card-row")} id={id}>
      {picture && <div className="card-picture">{picture}</div>}
      <div className="card-body">
        {meta && <div className="card-meta">{meta}</div>}
        <Heading lang={lang}>
          {href ? (
            <Link className="card-link" href={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {facts && <div className="card-meta">{facts}</div>}
        {state}
        {children && (
          <div className="card-text" lang={lang}>
            {children}
          </div>
        )}
        {footer && <div className="card-foot">{footer}</div>}
      </div>
    </article>
  );
}

type CardGridProps = {
  /** Two columns on wide screens, for four cards: in three, the last would be alone. */
  inPairs?: boolean;
  /** The layout on a phone, if not stacked: horizontal cards, or two columns without text. */
  onPhone?: "rows" | "tiles";
  children: ReactNode;
};

export function CardGrid({ inPairs, onPhone, children }: CardGridProps) {
  return (
    <div className={classNames("cards", inPairs && "cards-in-pairs", onPhone && `cards-${onPhone}`)}>
      {children}
    </div>
  );
}
