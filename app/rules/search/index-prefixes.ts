/**
 * Characters before a word that tell where in a document it is. The index has each word twice, with and without its
 * prefix, and in one position only: words of the name or tags aren't repeated for the text. So a query for one position
 * reads no other documents, however common its words are. No word begins with one, and the index treats them as letters.
 */
export const prefixes = { named: "_", both: "+", en: "<", es: ">", kind: "@" } as const;

/** A placeholder in expressions, replaced by a prefix before querying. */
export const anyPrefix = "~";
