import type { RefObject } from "react";
import { useWords } from "../../components/site/words";
import { formatButtons, type InsertName, snippet, snippetNames } from "../../rules/posts/snippets";
import type { Language } from "../../rules/site/language";
import { Button } from "../../ui/button";
import { useWriting } from "./writing";

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Of the text the buttons add to: what they say before anybody has put their own words there is in it. */
  language: Language;
  isTwin?: boolean;
};

/** Bare, each sends the form and comes back with its piece at the end; with scripts it lands where the cursor is. */
export function InsertButtons({ area, language, isTwin = false }: Props) {
  const { t } = useWords();
  const { snippets } = useWriting();
  const insert = (name: InsertName) => {
    if (area.current) insertAt(area.current, name, snippet(name, snippets[language]));
  };
  const buttons = (names: readonly InsertName[]) =>
    names.map((name) => (
      <Button
        key={name}
        type="submit"
        name="intent"
        value={`insert:${name}${isTwin ? ":translation" : ""}`}
        variant="secondary"
        size="small"
        onClick={(event) => {
          event.preventDefault();
          insert(name);
        }}
      >
        {t(`postForm.buttons.${name}`)}
      </Button>
    ));
  return (
    <fieldset className="insert-buttons" aria-label={t("postForm.buttons.label")}>
      {buttons(formatButtons)}
      {buttons(snippetNames)}
    </fieldset>
  );
}

const marks: Partial<Record<InsertName, [before: string, after: string]>> = {
  link: ['<a href="https://">', "</a>"],
  bold: ["<strong>", "</strong>"],
  italic: ["<em>", "</em>"],
  "list-item": ["<li>", "</li>"],
};

/** Around the words that are chosen, or in the place of none; undo takes it back. */
function insertAt(area: HTMLTextAreaElement, name: InsertName, made: string): void {
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd);
  const around = chosen ? marks[name] : undefined;
  const isBlock = !marks[name];
  const before = isBlock && value.slice(0, selectionStart).trim() ? "\n\n" : "";
  const text = around ? around.join(chosen) : `${before}${made}${isBlock ? "\n" : ""}`;
  area.focus();
  // The one way to write into a field that the browser's own undo knows of.
  if (!document.execCommand("insertText", false, text)) area.setRangeText(text);
}
