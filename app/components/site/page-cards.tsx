import type { FallbackText } from "../../rules/content/fallback";
import { type Drawing, drawingAddress } from "../../rules/pictures/drawing-address";
import { TextWithFallback } from "./text-with-fallback";

type LinkedPage = {
  href: string;
  drawing: Drawing | undefined;
  title: FallbackText;
  text: FallbackText;
};

type Props = {
  pages: readonly LinkedPage[];
  /** The picture is above the words where there's room. */
  isTall?: boolean;
};

/** Pages to go on to, each with the picture it's recognized by. */
export function PageCards({ pages, isTall }: Props) {
  return (
    <ul className={isTall ? "page-cards page-cards-tall" : "page-cards"}>
      {pages.map(({ href, drawing, title, text }) => (
        <li key={href}>
          {drawing && <img src={drawingAddress(drawing)} alt="" width={960} height={720} loading="lazy" />}
          <div>
            <a className="card-link" href={href}>
              <TextWithFallback words={title} />
            </a>
            <p>
              <TextWithFallback words={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
