export type LlmsPage = { title: string; description: string; url: string };
export type LlmsText = {
  title: string;
  summary: string;
  notes: readonly string[];
  parts: readonly { title: string; pages: readonly LlmsPage[] }[];
};

/** A Markdown summary of the guide, as llmstxt.org proposes. */
export function llmsText({ title, summary, notes, parts }: LlmsText): string {
  const lists = parts.map(
    (part) =>
      `## ${part.title}\n\n${part.pages.map((page) => `- [${inLine(page.title)}](${page.url}): ${inLine(page.description)}`).join("\n")}`,
  );
  return `${[`# ${title}`, `> ${summary}`, ...notes, ...lists].join("\n\n")}\n`;
}

/** Brackets and line breaks would end a link's text. */
function inLine(text: string): string {
  return text.replaceAll(/[[\]]/g, "").replaceAll(/\s+/g, " ").trim();
}
