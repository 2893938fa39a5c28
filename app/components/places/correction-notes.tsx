import type { Language } from "../../rules/site/language";
import { useWords } from "../site/words";

/** Visitors' notes, as written. */
export function CorrectionNotes({ notes }: { notes: { note: string; language: Language }[] }) {
  const { language } = useWords();
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2">
      {notes.map(({ note, language: written }) => (
        <li
          className="border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line"
          key={note}
          lang={written === language ? undefined : written}
        >
          {note}
        </li>
      ))}
    </ul>
  );
}
