import { marksWith, type PlaceMarks } from "../../rules/places/place-marks";
import { useWords } from "../site/words";

type Props = { mark: PlaceMarks; most?: number };

/** A place's features on its card; only those it has, and the first of them where its page says all. */
export function MarksLine({ mark, most }: Props) {
  const { t } = useWords();
  const marks = marksWith(true, mark);
  if (marks.length === 0) return null;
  return (
    <ul className="marks">
      {marks.slice(0, most).map((one) => (
        <li key={one}>{t(`marks.yes.${one}`)}</li>
      ))}
    </ul>
  );
}
