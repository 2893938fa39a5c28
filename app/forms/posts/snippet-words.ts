import type { SnippetWords } from "../../rules/posts/snippets";
import type { MessageKey } from "../site/parse";

/** Placeholder texts in snippets. */
export function snippetWords(say: (key: MessageKey) => string): SnippetWords {
  return {
    link: say("postForm.snippets.link"),
    text: say("postForm.snippets.text"),
    item: say("postForm.snippets.item"),
    heading: say("postForm.snippets.heading"),
    paragraph: say("postForm.snippets.paragraph"),
    picture: say("postForm.snippets.picture"),
    caption: say("postForm.snippets.caption"),
    quote: say("postForm.snippets.quote"),
    person: say("postForm.snippets.person"),
    tip: say("postForm.snippets.tip"),
    place: say("postForm.snippets.place"),
    action: say("postForm.snippets.action"),
  };
}
