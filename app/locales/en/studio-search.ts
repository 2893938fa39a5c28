/** What people mean by the words they type into the search. */
export const studioSearch = {
  lead: "What people type into the search and what they mean by it. The guide already knows the words below; add what it doesn't. The search uses them within a minute.",
  words: "Words, one meaning a line",
  hint: "On the left what people type, each a single word; after = what they mean: guagua, colectivo = bus. Empty lines are fine.",
  save: "Save",
  builtIn: "What the guide already knows",
  problems: {
    long: "This is too long: at most 200 lines",
    line: "Line {{line}} can't be read: words on both sides of one = sign",
  },
  notices: {
    stale: {
      title: "Somebody else has changed it",
      text: "Nothing of yours is lost. Below your list is what was saved in the meantime; save again to put yours in its place.",
    },
    failed: { title: "It wasn't saved", text: "What you typed is still here. Please try again." },
  },
};
