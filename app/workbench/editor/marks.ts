import { Extension, Mark } from "@tiptap/core";
import { actionClass } from "../../rules/posts/html-list";

const plain = { code: "code", cite: "cite", subscript: "sub", superscript: "sup" } as const;

/** Marks that are nothing but their tag; unlike the library's own code, these go with any other. */
export const plainMarks = Object.entries(plain).map(([name, tag]) =>
  Mark.create({
    name,
    // A note's number is raised with its link, not within it.
    priority: tag.startsWith("su") ? 1100 : 100,
    excludes: "",
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

const named = ["paragraph", "heading", "listItem", "link"];
const spoken = ["paragraph", "heading", "listItem", "blockquote", "aside", "bold", "italic", "cite"];

function kept(name: string, isWanted = (value: string) => value !== "") {
  return {
    default: null,
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => {
      const value = element.getAttribute(name) ?? "";
      return isWanted(value) ? value : null;
    },
  };
}

/** What a post's elements may carry beside their words: names to lead to, another language, the look of a button. */
export const Carried = Extension.create({
  name: "carried",
  addGlobalAttributes: () => [
    { types: named, attributes: { id: kept("id") } },
    { types: spoken, attributes: { lang: kept("lang") } },
    { types: ["link"], attributes: { class: kept("class", (value) => value === actionClass) } },
  ],
});
