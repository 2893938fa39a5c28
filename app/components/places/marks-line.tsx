import { marksWith, type PlaceMarks } from "../../rules/places/place-marks";
import { useWords } from "../site/words";

/** A place's features on its card; only those it has. */
export function MarksLine({ mark }: { mark: PlaceMarks }) {
  const { t } = useWords();
  const marks = marksWith(true, mark);
  if (marks.length === 0) return null;
  return (
    <ul className="marks">
      {marks.map((one) => (
        <li key={one}>{t(`marks.yes.${one}`)}</li>
      ))}
    </ul>
  );
}
