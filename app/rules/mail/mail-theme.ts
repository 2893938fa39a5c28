export const mailThemes = ["light", "dark"] as const;
export type MailTheme = (typeof mailThemes)[number];

/** A mail as a reader in light or in dark has it, whatever the device it is looked at on prefers. */
export function inTheme(html: string, theme: MailTheme): string {
  return html
    .replaceAll(/@media \(prefers-color-scheme: ?dark\)/g, theme === "dark" ? "@media all" : "@media not all")
    .replace('content="light dark"', `content="${theme}"`);
}
