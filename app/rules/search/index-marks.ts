/**
 * Where in a document a word stands. The index keeps every word twice, as it is and with the mark of its place, and each
 * word in one place only: what a name or tag says is not counted again in the text. So a question about one place reads
 * no document in vain, however common its words. No word begins with a mark; the index counts them as letters.
 */
export const marks = { named: "_", both: "+", en: "<", es: ">", kind: "@" } as const;

/** Stands for a mark in the expression of a term, until the index puts one there. */
export const anyMark = "~";
