import type { Editor } from "@tiptap/core";
import type { IconName } from "../../ui/icon";

/** Tools that open a form below the toolbar. */
export type Opened = "link" | "action" | "place" | null;

export type Tool = {
  name:
    | "undo"
    | "redo"
    | "bold"
    | "italic"
    | "heading"
    | "subheading"
    | "list"
    | "numbers"
    | "quote"
    | "tip"
    | "table"
    | "line";
  icon: IconName;
  /** Whether the button shows as pressed. */
  isOn?: (editor: Editor) => boolean;
  press: (editor: Editor) => boolean;
  canPress?: (editor: Editor) => boolean;
};

const row = (name: "th" | "td") => `<tr>${`<${name}></${name}>`.repeat(3)}</tr>`;
const emptyTable = `<table><thead>${row("th")}</thead><tbody>${row("td").repeat(2)}</tbody></table>`;

export const historyTools: Tool[] = [
  {
    name: "undo",
    icon: "undo",
    press: (one) => one.chain().focus().undo().run(),
    canPress: (one) => one.can().undo(),
  },
  {
    name: "redo",
    icon: "redo",
    press: (one) => one.chain().focus().redo().run(),
    canPress: (one) => one.can().redo(),
  },
];

export const markTools: Tool[] = [mark("bold", "bold"), mark("italic", "italic")];

export const blockTools: Tool[] = [
  heading("heading", "heading", 2),
  heading("subheading", "subheading", 3),
  {
    name: "list",
    icon: "list",
    isOn: (one) => one.isActive("bulletList"),
    press: (one) => one.chain().focus().toggleBulletList().run(),
  },
  {
    name: "numbers",
    icon: "numbers",
    isOn: (one) => one.isActive("orderedList"),
    press: (one) => one.chain().focus().toggleOrderedList().run(),
  },
  wrapping("quote", "quote", "blockquote"),
  wrapping("tip", "info", "aside"),
];

export const insertTools: Tool[] = [
  { name: "table", icon: "table", press: (one) => one.chain().focus().insertContent(emptyTable).run() },
  { name: "line", icon: "minus", press: (one) => one.chain().focus().setHorizontalRule().run() },
];

function mark(name: "bold" | "italic", icon: IconName): Tool {
  return {
    name,
    icon,
    isOn: (one) => one.isActive(name),
    press: (one) => one.chain().focus().toggleMark(name).run(),
  };
}

function heading(name: "heading" | "subheading", icon: IconName, level: 2 | 3): Tool {
  return {
    name,
    icon,
    isOn: (one) => one.isActive("heading", { level }),
    press: (one) => one.chain().focus().toggleHeading({ level }).run(),
  };
}

function wrapping(name: "quote" | "tip", icon: IconName, node: string): Tool {
  return {
    name,
    icon,
    isOn: (one) => one.isActive(node),
    press: (one) => one.chain().focus().toggleWrap(node).run(),
  };
}
