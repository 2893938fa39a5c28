const longest = 90;

/** What a text says first, short enough for a line of a list. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const [sentence = ""] = /^.+?[.!?](?=\s|$)/.exec(line) ?? [line];
  if (sentence.length <= longest) return sentence.replace(/\.$/, "");
  const cut = sentence.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:]+$/, "")}…`;
}
