import { marksWith, type PlaceMarks } from "../../rules/places/place-marks";
import type { Language } from "../../rules/site/language";
import { Icon } from "../../ui/icon";
import { TitledSection } from "../../ui/titled-section";
import { useWords } from "../site/words";
import { AmenityIcon, LackIcon } from "./amenity-icon";
import { foreign, OnlyIn, usePlaceText } from "./place-text";

type Props = {
  place: { mark: PlaceMarks; mark_note: string | null; language: Language; translation: unknown };
};

/** A place's features: what it has, what it lacks, and its own note. */
export function GoodToKnow({ place }: Props) {
  const { t } = useWords();
  if (Object.keys(place.mark).length === 0 && !place.mark_note) return null;
  return (
    <TitledSection titleId="good-to-know" title={t("marks.title")}>
      <ul className="amenities">
        <MarksHad mark={place.mark} />
        <MarksLacked mark={place.mark} />
        <MarkNote place={place} />
      </ul>
    </TitledSection>
  );
}

/** List items for what it has. */
export function MarksHad({ mark }: { mark: PlaceMarks }) {
  const { t } = useWords();
  return marksWith(true, mark).map((one) => (
    <li key={one}>
      <AmenityIcon of={one} />
      {t(`marks.yes.${one}`)}
    </li>
  ));
}

/** List items for what it lacks. */
export function MarksLacked({ mark }: { mark: PlaceMarks }) {
  const { t } = useWords();
  return marksWith(false, mark).map((one) => (
    <li key={one}>
      <LackIcon of={one} />
      {t(`marks.no.${one}`)}
    </li>
  ));
}

/** Fits one cell of the grid. */
const shortNote = 32;

/** List item for its own note, marked if in the other language. */
export function MarkNote({ place }: Props) {
  const { language } = useWords();
  const { texts, onlyIn } = usePlaceText(place, { mark_note: place.mark_note });
  if (!texts.mark_note.text) return null;
  return (
    <li className={texts.mark_note.text.length > shortNote ? "col-span-full" : undefined}>
      <Icon name="info" />
      <span>
        <span lang={foreign(texts.mark_note, language)}>{texts.mark_note.text}</span>{" "}
        <OnlyIn language={onlyIn} />
      </span>
    </li>
  );
}
