export const mailThemes = ["light", "dark"] as const;
export type MailTheme = (typeof mailThemes)[number];

/** Forces light or dark, for previews. */
export function inTheme(html: string, theme: MailTheme): string {
  return html
    .replaceAll(/@media \(prefers-color-scheme: ?dark\)/g, theme === "dark" ? "@media all" : "@media not all")
    .replace('content="light dark"', `content="${theme}"`);
}
