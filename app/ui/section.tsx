import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";
import { SectionEditLink } from "./section-edit-link";

type SectionProps = {
  title?: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  more?: { href: string; label: string };
  tone?: "paper" | "sand" | "night";
  width?: "content" | "prose";
  /** The title is beside the text where there's room. */
  split?: boolean;
  /** Beside the title, below it on a phone. */
  picture?: ReactNode;
  id?: string;
  /** Its name in the studio, if that isn't its id. */
  part?: string;
  lang?: string;
  children?: ReactNode;
};

export function Section({
  title,
  kicker,
  lead,
  more,
  tone = "paper",
  width,
  split,
  picture,
  id,
  part = id,
  lang,
  children,
}: SectionProps) {
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section
      className={classNames("section", tone !== "paper" && tone)}
      id={id}
      lang={lang}
      aria-labelledby={headingId}
    >
      <div className={classNames("wrap", width === "prose" && "wrap-prose", split && "split")}>
        {title && (
          <div className="section-head">
            {kicker && <p className="kicker">{kicker}</p>}
            <h2 id={headingId}>{title}</h2>
            {more && <MoreLink {...more} />}
            {lead && <p className="section-lead">{lead}</p>}
            {picture}
          </div>
        )}
        {children}
      </div>
      <SectionEditLink part={part} />
    </section>
  );
}

export function MoreLink({ href, label }: { href: string; label: ReactNode }) {
  return (
    <Link className="more" href={href}>
      {label}
      <Icon name="arrow-right" />
    </Link>
  );
}

/** A link back, with its arrow to the left. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className="more back" href={href}>
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}
