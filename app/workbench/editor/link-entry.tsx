import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { actionClass } from "../../rules/posts/allowed-html";
import { linkAddress } from "../../rules/posts/html-addresses";
import { Button } from "../../ui/button";

type Props = { editor: Editor; isAction: boolean; onClose: () => void };

/** Edits a link, or a link that looks like a button. Clearing the address removes the link. */
export function LinkEntry({ editor, isAction, onClose }: Props) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const known = String(editor.getAttributes("link").href ?? "");
  useEffect(() => field.current?.focus(), []);
  const take = () => {
    const typed = field.current?.value.trim() ?? "";
    const href = typed && linkAddress(withProtocol(typed));
    if (typed && !href) {
      setWrong(true);
      return;
    }
    setLink(editor, href || null, isAction, t("postForm.snippets.action"));
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") take();
    else onClose();
  };
  return (
    <div className="grid gap-1.5 px-4 pt-2 pb-4">
      <label className="label" htmlFor={id}>
        {t(isAction ? "postForm.editor.actionAddress" : "postForm.editor.linkAddress")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          className="input w-auto flex-1 basis-56"
          id={id}
          ref={field}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={known}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onKeyDown={press}
        />
        <Button type="button" size="small" onClick={take}>
          {t("postForm.editor.take")}
        </Button>
        <Button type="button" size="small" variant="quiet" onClick={onClose}>
          {t("postForm.editor.close")}
        </Button>
      </div>
      {isWrong ? (
        <p className="error" id={`${id}-error`} role="alert">
          {t("postForm.editor.wrongAddress")}
        </p>
      ) : null}
    </div>
  );
}

function withProtocol(typed: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;
}

function setLink(editor: Editor, href: string | null, isAction: boolean, words: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  if (!href) {
    chain.unsetLink().run();
    return;
  }
  const attrs = { href, class: isAction ? actionClass : null };
  const hasWords = !editor.state.selection.empty || editor.isActive("link");
  if (hasWords) chain.setLink(attrs).run();
  else {
    const text = { type: "text", text: isAction ? words : href, marks: [{ type: "link", attrs }] };
    editor
      .chain()
      .focus()
      .insertContent(isAction ? { type: "paragraph", content: [text] } : text)
      .run();
  }
}
