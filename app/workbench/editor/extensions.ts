import type { Extensions } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { linkAddress } from "../../rules/posts/html-addresses";
import { Aside, InlinePicture, Preformatted, tableNodes } from "./blocks";
import { Figure, type FigureWords } from "./figure";
import { Carried, plainMarks } from "./marks";
import { TableKeys } from "./table-keys";

/** Everything a post may hold, and nothing else. */
export function postExtensions(words: FigureWords): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      dropcursor: { class: "editor-drop", color: false },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        isAllowedUri: (address) => linkAddress(address) !== null,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    ...plainMarks,
    Carried,
    Aside,
    Preformatted,
    InlinePicture,
    Figure.configure({ words }),
    ...tableNodes,
    TableKeys,
  ];
}
