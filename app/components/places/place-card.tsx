import type { ReactNode } from "react";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { excerpt } from "../../rules/places/excerpt";
import type { PlaceMark, PlaceMarks } from "../../rules/places/place-marks";
import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/listing-kinds";
import type { LocalText } from "../../rules/site/owner-translation";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { useWords } from "../site/words";
import { MarksLine } from "./marks-line";
import { cardSizes, PlacePicture } from "./place-picture";
import { foreign, OnlyIn } from "./place-text";

/** The fields every kind of place has. */
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
  /** Name and description, in the reader's language if available. */
  words: { name: LocalText; about: LocalText; onlyIn: Language | null };
  href?: string;
  /** Features that the list is filtered by. */
  asked?: readonly PlaceMark[];
  facts: ReactNode;
  state?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** A place in a directory; without a page of its own it shows everything. */
export function PlaceCard({ kind, place, words, href, asked, facts, state, footer, children }: Props) {
  const { t } = useWords();
  const isRow = !place.is_premium;
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
          view={isRow ? "row" : "card"}
        />
      }
      isRow={isRow}
      facts={
        <>
          {place.is_premium && <Badge tone="featured">{t("places.list.featured")}</Badge>}
          {facts}
        </>
      }
      state={state}
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
      <MarksLine mark={place.mark} asked={asked} most={href ? 2 : undefined} />
      {children}
    </Card>
  );
}
