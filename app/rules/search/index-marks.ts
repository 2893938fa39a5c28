/**
 * Marks that tell where in a document a word is. The index has each word twice, with and without its mark, and in one
 * position only: words of the name or tags aren't repeated for the text. So a query for one position reads no other
 * documents, however common its words are. Words never begin with a mark, and the index treats marks as letters.
 */
export const marks = { named: "_", both: "+", en: "<", es: ">", kind: "@" } as const;

/** A placeholder in expressions, replaced by a mark before querying. */
export const anyMark = "~";
