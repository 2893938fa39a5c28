import type { Editor } from "@tiptap/core";

const ends = /<\/(?:p|h[234]|ul|ol|li|blockquote|aside|pre|figure|table|caption|thead|tbody|tr)>|<hr>/g;

/** What the editor holds as HTML that a person can read; nothing where nothing is written. */
export function sourceOf(editor: Editor): string {
  const html = editor.getHTML().replaceAll(ends, "$&\n").trim();
  return html.replace(/(?:<p><\/p>\s*)+$/, "").trim();
}
