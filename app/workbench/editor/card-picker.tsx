import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { type GuideDrawing, guideDrawingPaths } from "../../rules/posts/guide-drawings";
import type { MentionKind } from "../../rules/posts/mentions";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Button } from "../../ui/button";

type Found = { path: string; kind: MentionKind; name: string };
type Props = { editor: Editor; language: Language; onClose: () => void };

const pause = 200;

const drawings = Object.keys(guideDrawingPaths) as GuideDrawing[];

/** Finds places and events by name, and offers the guide's drawings; a click inserts the card or the drawing. */
export function CardPicker({ editor, language, onClose }: Props) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [term, setTerm] = useState("");
  const { found, hasFailed } = useFound(term, language);
  useEffect(() => field.current?.focus(), []);
  const take = ({ path, name }: Pick<Found, "path" | "name">) => {
    const link = { type: "text", text: name, marks: [{ type: "link", attrs: { href: path } }] };
    editor
      .chain()
      .focus()
      .insertContent([{ type: "paragraph", content: [link] }, { type: "paragraph" }])
      .run();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    const [first] = found ?? [];
    if (event.key === "Escape") onClose();
    else if (first) take(first);
  };
  return (
    <div className="grid gap-1.5 px-4 pt-2 pb-4">
      <label className="label" htmlFor={id}>
        {t("postForm.editor.place")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          className="input w-auto flex-1 basis-56"
          id={id}
          ref={field}
          type="search"
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          onKeyDown={press}
        />
        <Button type="button" size="small" variant="quiet" onClick={onClose}>
          {t("postForm.editor.close")}
        </Button>
      </div>
      <p className="hint" role="status">
        {hasFailed
          ? t("postForm.editor.placesFailed")
          : found?.length === 0
            ? t("postForm.editor.noPlace")
            : null}
      </p>
      <ul className="grid max-h-56 overflow-y-auto">
        {(found ?? []).map((one) => (
          <li key={one.path}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-md p-2 text-left hover:bg-sea-soft focus-visible:bg-sea-soft"
              onClick={() => take(one)}
            >
              <strong>{one.name}</strong> <span className="hint">{t(`blog.mention.${one.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="hint">{t("postForm.editor.drawings.label")}</p>
      <div className="flex flex-wrap gap-2">
        {drawings.map((drawing) => (
          <Button
            key={drawing}
            type="button"
            size="small"
            variant="quiet"
            onClick={() =>
              take({ path: guideDrawingPaths[drawing], name: t(`postForm.editor.drawings.${drawing}`) })
            }
          >
            {t(`postForm.editor.drawings.${drawing}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function useFound(term: string, language: Language) {
  const [found, setFound] = useState<Found[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(queryPath("/add-blog/mentions", { q: term, language }), {
          signal: stop.signal,
        });
        if (!answer.ok) throw new Error(`the places answered ${answer.status}`);
        setFound((await answer.json()) as Found[]);
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(ask, term ? pause : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [term, language]);
  return { found, hasFailed };
}
