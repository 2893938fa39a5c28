import { Node, type NodeViewRendererProps } from "@tiptap/core";
import type { Node as PostNode } from "@tiptap/pm/model";

export type FigureWords = { alt: string; altHint: string; caption: string; remove: string };

/** An image with alt text and a caption. */
export const Figure = Node.create<{ words: FigureWords }>({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addOptions: () => ({ words: { alt: "", altHint: "", caption: "", remove: "" } }),
  addAttributes: () => ({ src: pictureAttribute("src"), alt: pictureAttribute("alt") }),
  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (element) => (element.querySelectorAll("img[src]").length === 1 ? null : false),
      contentElement: (element) =>
        (element as HTMLElement).querySelector("figcaption") ?? document.createElement("figcaption"),
    },
  ],
  renderHTML: ({ HTMLAttributes, node }) =>
    node.content.size === 0
      ? ["figure", ["img", HTMLAttributes]]
      : ["figure", ["img", HTMLAttributes], ["figcaption", 0]],
  addNodeView() {
    return (props) => viewFigure(props, this.options.words);
  },
});

function pictureAttribute(name: string) {
  return {
    default: "",
    parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.getAttribute(name) ?? "",
  };
}

function viewFigure({ node, editor, getPos }: NodeViewRendererProps, words: FigureWords) {
  const dom = document.createElement("figure");
  const img = document.createElement("img");
  const tools = document.createElement("div");
  const label = document.createElement("label");
  const alt = document.createElement("input");
  const remove = document.createElement("button");
  const contentDOM = document.createElement("figcaption");
  dom.className = "editor-figure";
  tools.className = "editor-figure-tools";
  tools.contentEditable = "false";
  label.textContent = words.alt;
  alt.className = "input";
  alt.placeholder = words.altHint;
  alt.maxLength = 300;
  remove.type = "button";
  remove.className = "button button-quiet button-small";
  remove.textContent = words.remove;
  contentDOM.dataset.words = words.caption;
  label.appendChild(alt);
  for (const one of [label, remove]) tools.appendChild(one);
  for (const one of [img, tools, contentDOM]) dom.appendChild(one);

  const position = () => getPos() ?? 0;
  alt.addEventListener("input", () => {
    editor.view.dispatch(editor.state.tr.setNodeAttribute(position(), "alt", alt.value));
  });
  alt.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
  remove.addEventListener("click", () => {
    const at = position();
    editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + (editor.state.doc.nodeAt(at)?.nodeSize ?? 0) })
      .run();
  });

  function update(next: PostNode): boolean {
    if (next.type.name !== "figure") return false;
    if (img.getAttribute("src") !== next.attrs.src) img.src = next.attrs.src;
    img.alt = next.attrs.alt;
    if (alt.value !== next.attrs.alt) alt.value = next.attrs.alt;
    contentDOM.classList.toggle("is-empty", next.content.size === 0);
    return true;
  }
  update(node);
  const isOutside = (target: EventTarget | null) => target instanceof HTMLElement && tools.contains(target);
  return {
    dom,
    contentDOM,
    update,
    selectNode: () => dom.classList.add("ProseMirror-selectednode"),
    deselectNode: () => dom.classList.remove("ProseMirror-selectednode"),
    stopEvent: ({ target }: Event) => isOutside(target),
    ignoreMutation: ({ type, target }: { type: string; target: globalThis.Node }) =>
      type !== "selection" && !contentDOM.contains(target),
  };
}
