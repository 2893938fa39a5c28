import { marksWith, type PlaceMarks } from "../../rules/places/place-marks";
import { useWords } from "../site/words";

/** What a place has of what people ask, on its card; what nobody asked and what it lacks is not said here. */
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
