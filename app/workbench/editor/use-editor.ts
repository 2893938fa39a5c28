import { Editor, Extension } from "@tiptap/core";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useWords } from "../../components/site/words";
import { addParagraphs } from "../../rules/posts/add-paragraphs";
import type { Language } from "../../rules/site/language";
import type { Control } from "../../ui/field";
import { postExtensions } from "./extensions";
import { parseHtml, rename } from "./html-tags";
import { lostTags } from "./lost-tags";
import { cleanPasted } from "./pasted-html";
import { PictureUpload } from "./picture-upload";

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  box: RefObject<HTMLDivElement | null>;
  control: Control;
  label: string;
  language: Language;
  onLosses: (tags: string[]) => void;
  onLink: () => void;
};

const pause = 300;

/** An editor that starts with a field's text and writes changes back to it. */
export function useEditor({ area, box, control, label, language, onLosses, onLink }: Props) {
  const { t } = useWords();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reportLosses = useEffectEvent(onLosses);
  const link = useEffectEvent(onLink);
  const attributes = useEffectEvent(() => attributesOf(control, label, language));

  useEffect(() => {
    const field = area.current;
    const element = box.current;
    if (!field || !element) return;
    const source = addParagraphs(field.value);
    const made = new Editor({
      element,
      content: readable(source),
      injectCSS: false,
      extensions: [
        ...postExtensions({
          alt: t("postForm.editor.alt"),
          altHint: t("postForm.editor.altHint"),
          caption: t("postForm.editor.caption"),
          remove: t("postForm.editor.removePicture"),
        }),
        Extension.create({
          name: "linkKey",
          addKeyboardShortcuts: () => ({
            "Mod-k": () => {
              // Browsers report a selection in the next frame; until then the editor has the old one.
              requestAnimationFrame(() => link());
              return true;
            },
          }),
        }),
        PictureUpload.configure({
          sending: (name) => t("submission.pictures.uploadingNamed", { name }),
          onRefused: (name, key) => setProblem(`${name}: ${t(key)}`),
        }),
      ],
      editorProps: {
        attributes: attributes(),
        transformPastedHTML: cleanPasted,
      },
    });
    const losses = source ? lostTags(source, made.getHTML()) : [];
    if (losses.length > 0) {
      made.destroy();
      reportLosses(losses);
      return;
    }
    const stop = writeBack(made, field);
    setEditor(made);
    if (field.ownerDocument.activeElement === field) made.commands.focus("end");
    return () => {
      stop();
      made.destroy();
      setEditor(null);
    };
  }, [area, box, t]);

  return { editor, problem, clearProblem: () => setProblem(null) };
}

function readable(source: string): string {
  const root = parseHtml(source);
  rename(root);
  return root.innerHTML;
}

function attributesOf(control: Control, label: string, language: Language): Record<string, string> {
  const described = control["aria-describedby"];
  return {
    id: control.id,
    class: "editor-text post-part",
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    lang: language,
    ...(described && { "aria-describedby": described }),
    ...(control["aria-invalid"] && { "aria-invalid": "true" }),
    ...(control.required && { "aria-required": "true" }),
  };
}

/** After a pause in typing, and before the form's data is read. */
function writeBack(editor: Editor, field: HTMLTextAreaElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChanged = false;
  const write = () => {
    clearTimeout(timer);
    if (!isChanged) return;
    isChanged = false;
    field.value = sourceOf(editor);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const later = () => {
    isChanged = true;
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  };
  const read = ({ formData }: FormDataEvent) => {
    write();
    formData.set(field.name, field.value);
  };
  editor.on("update", later);
  field.form?.addEventListener("formdata", read);
  return () => {
    write();
    field.form?.removeEventListener("formdata", read);
  };
}

const ends = /<\/(?:p|h[234]|ul|ol|li|blockquote|aside|pre|figure|table|caption|thead|tbody|tr)>|<hr>/g;

/** The editor's content as readable HTML; empty for an empty document. */
function sourceOf(editor: Editor): string {
  const html = editor.getHTML().replaceAll(ends, "$&\n").trim();
  return html.replace(/(?:<p><\/p>\s*)+$/, "").trim();
}
