export type LlmsPage = { title: string; description: string; url: string };
export type LlmsText = {
  title: string;
  summary: string;
  notes: readonly string[];
  parts: readonly { title: string; pages: readonly LlmsPage[] }[];
};

/** What the guide is and where everything stands, as llmstxt.org proposes it: one text in Markdown. */
export function llmsText({ title, summary, notes, parts }: LlmsText): string {
  const lists = parts.map(
    (part) =>
      `## ${part.title}\n\n${part.pages.map((page) => `- [${inLine(page.title)}](${page.url}): ${inLine(page.description)}`).join("\n")}`,
  );
  return `${[`# ${title}`, `> ${summary}`, ...notes, ...lists].join("\n\n")}\n`;
}

/** A link's name ends at its bracket, and an entry at the end of its line. */
function inLine(text: string): string {
  return text.replaceAll(/[[\]]/g, "").replaceAll(/\s+/g, " ").trim();
}
