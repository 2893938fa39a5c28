import { type Drawing, drawingAddress } from "../../rules/pictures/drawing-address";

type LinkedPage = {
  href: string;
  drawing: Drawing | undefined;
  title: string;
  text: string;
  /** The text's language, if it isn't the page's. */
  lang?: "en";
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
      {pages.map(({ href, drawing, title, text, lang }) => (
        <li key={href} lang={lang}>
          {drawing && <img src={drawingAddress(drawing)} alt="" width={960} height={720} loading="lazy" />}
          <div>
            <a className="card-link" href={href}>
              {title}
            </a>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
