import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";

type CardProps = {
  title: ReactNode;
  /** The whole card leads here; other links and buttons in it stay their own. */
  href?: string;
  heading?: "h2" | "h3" | "h4";
  picture?: ReactNode;
  meta?: ReactNode;
  footer?: ReactNode;
  /** The language of the words, where it is not the page's. */
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
  footer,
  lang,
  id,
  children,
}: CardProps) {
  return (
    <article className="card" id={id}>
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

/** In pairs, four cards stand two by two on wide screens, where a lone fourth would look forgotten. */
export function CardGrid({ inPairs, children }: { inPairs?: boolean; children: ReactNode }) {
  return <div className={classNames("cards", inPairs && "cards-in-pairs")}>{children}</div>;
}
