import type { ReactNode } from "react";
import type { LocalText } from "../../rules/content/localised-text";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { PlaceMarks } from "../../rules/places/place-marks";
import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/slugs";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { useWords } from "../site/words";
import { MarksLine } from "./marks-line";
import { cardSizes, PlacePicture } from "./place-picture";
import { excerpt, foreign, OnlyIn } from "./place-text";

/** What the card of every kind of place is made from. */
export type PlaceOfCard = {
  slug: string;
  description: string;
  category: string;
  mark: PlaceMarks;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  is_premium: boolean;
  language: Language;
  translation: unknown;
};

type Props = {
  kind: ListingKind;
  place: PlaceOfCard;
  /** Its name and what it tells of itself, in the reader's language where it has it. */
  words: { name: LocalText; about: LocalText; onlyIn: Language | null };
  href?: string;
  meta: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** A place in a directory. One that leads nowhere says here all there is. */
export function PlaceCard({ kind, place, words, href, meta, footer, children }: Props) {
  const { t } = useWords();
  const lang = foreign(words.about, useWords().language);
  return (
    <Card
      id={href ? undefined : place.slug}
      title={words.name.text}
      href={href}
      picture={
        <PlacePicture
          url={place.image_url}
          colour={place.image_colour}
          portrait={place.portrait_code ?? generalPortrait[kind]}
          sizes={cardSizes}
        />
      }
      meta={
        <>
          {place.is_premium && <Badge tone="featured">{t("places.list.featured")}</Badge>}
          {meta}
        </>
      }
      footer={footer}
    >
      {href ? (
        <p className="clamp-3" lang={lang}>
          {excerpt(words.about.text)}
        </p>
      ) : (
        <p lang={lang}>{words.about.text}</p>
      )}
      <OnlyIn language={words.onlyIn} />
      <MarksLine mark={place.mark} />
      {children}
    </Card>
  );
}
