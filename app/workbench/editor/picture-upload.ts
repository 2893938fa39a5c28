import { type Editor, Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { MessageKey } from "../../forms/site/parse";
import { uploadPicture } from "../forms/upload-picture";

type PictureWords = {
  sending: (name: string) => string;
  onRefused: (name: string, problem: MessageKey) => void;
};

type Step = { add: { id: object; at: number; element: HTMLElement } } | { remove: object };

const sending = new PluginKey<DecorationSet>("sending");

/** Uploads dropped or pasted images, with a progress bar in their place. */
export const PictureUpload = Extension.create<PictureWords>({
  name: "pictures",
  addOptions: () => ({ sending: (name) => name, onRefused: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        key: sending,
        state: {
          init: () => DecorationSet.empty,
          apply: (tr, before) => moved(before.map(tr.mapping, tr.doc), tr.getMeta(sending), tr.doc),
        },
        props: {
          decorations: (state) => sending.getState(state),
          handlePaste: (view, event) => {
            const files = picturesIn(event.clipboardData);
            // Word also puts an image of the copied text on the clipboard.
            if (files.length === 0 || hasWords(event.clipboardData)) return false;
            sendPictures(editor, files, view.state.selection.from, options);
            return true;
          },
          handleDrop: (view, event) => {
            const files = picturesIn(event.dataTransfer);
            if (files.length === 0) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            sendPictures(editor, files, at ?? view.state.doc.content.size, options);
            event.preventDefault();
            return true;
          },
        },
      }),
    ];
  },
});

function moved(
  set: DecorationSet,
  step: Step | undefined,
  doc: Parameters<DecorationSet["add"]>[0],
): DecorationSet {
  if (!step) return set;
  if ("remove" in step) return set.remove(set.find(undefined, undefined, ({ id }) => id === step.remove));
  const { id, at, element } = step.add;
  return set.add(doc, [Decoration.widget(at, element, { id })]);
}

/** One at a time, since mobile data at the beach is slow. */
export async function sendPictures(
  editor: Editor,
  files: File[],
  at: number,
  words: PictureWords,
): Promise<void> {
  const waiting = files.map((file) => ({ file, id: {}, bar: barFor(words.sending(file.name)) }));
  for (const { id, bar } of waiting) {
    const tell: Step = { add: { id, at, element: bar.element } };
    editor.view.dispatch(editor.state.tr.setMeta(sending, tell));
  }
  for (const { file, id, bar } of waiting) {
    const uploaded = await uploadPicture(file, "posts", (percent) => {
      bar.progress.value = percent;
    });
    if (editor.isDestroyed) return;
    const [place] =
      sending.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
    const { tr, schema } = editor.state;
    const tell: Step = { remove: id };
    tr.setMeta(sending, tell);
    const figure = "url" in uploaded ? schema.nodes.figure?.create({ src: uploaded.url }) : undefined;
    const position = place?.from ?? editor.state.selection.from;
    if (figure) tr.replaceRangeWith(position, position, figure);
    editor.view.dispatch(tr.scrollIntoView());
    if ("problem" in uploaded) words.onRefused(file.name, uploaded.problem);
  }
}

function barFor(words: string) {
  const element = document.createElement("div");
  const progress = document.createElement("progress");
  element.className = "editor-sending";
  element.textContent = words;
  progress.className = "progress";
  progress.max = 100;
  progress.value = 0;
  progress.setAttribute("aria-label", words);
  element.appendChild(progress);
  return { element, progress };
}

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}

function hasWords(data: DataTransfer | null): boolean {
  const html = data?.getData("text/html") ?? "";
  return (
    html !== "" &&
    !/^(\s|<!--.*?-->|<\/?(html|head|body|meta)[^>]*>)*<img[^>]*>(\s|<!--.*?-->|<\/(html|body)>)*$/is.test(
      html,
    )
  );
}
