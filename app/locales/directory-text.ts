/** The built-in text of a directory: rows of page_content lie over its sections, one by one. */
export type DirectoryText = {
  title: string;
  description: string;
  keywords: string;
  /** An empty `imageSrc` shows the page's own scene. */
  hero: { title: string; subtitle: string; imageSrc: string };
  intro: { title: string; text: string };
  tips: { title: string; description: string; cards: { id: string; title: string; description: string }[] };
  "add-listing": { title: string; text: string };
};
