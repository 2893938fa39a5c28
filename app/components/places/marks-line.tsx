import { marksWith, type PlaceMark, type PlaceMarks } from "../../rules/places/place-marks";
import { classNames } from "../../ui/class-names";
import { useWords } from "../site/words";

type Props = { mark: PlaceMarks; asked?: readonly PlaceMark[]; most?: number };

/** A place's features on its card: those asked for first, and only the first of them where its page says all. */
export function MarksLine({ mark, asked = [], most }: Props) {
  const { t } = useWords();
  const had = marksWith(true, mark);
  const marks = [...asked, ...had.filter((one) => !asked.includes(one))].filter((one) => had.includes(one));
  if (marks.length === 0) return null;
  return (
    <ul className="marks">
      {marks.slice(0, most).map((one) => (
        <li key={one} className={classNames(asked.includes(one) && "asked")}>
          {t(`marks.yes.${one}`)}
        </li>
      ))}
    </ul>
  );
}
