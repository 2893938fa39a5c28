/** Settings that only work together. */
export const settingParts = {
  access: ["ACCESS_TEAM", "ACCESS_AUD"],
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  openid: ["OPENID_ISSUER", "OPENID_CLIENT_ID", "OPENID_CLIENT_SECRET"],
  letter: ["LETTER_SERVER", "LETTER_USER", "LETTER_PASSWORD"],
} as const;
export type SettingPart = keyof typeof settingParts;
export type SettingGap = { part: SettingPart; missing: string[] };

const parts = Object.keys(settingParts) as SettingPart[];

/** Settings that were begun and are incomplete; an invalid value counts as begun and missing. */
export function settingGaps(
  isBegun: (name: string) => boolean,
  isSet: (name: string) => boolean = isBegun,
): SettingGap[] {
  return parts.flatMap((part) => {
    const missing = settingParts[part].filter((name) => !isSet(name));
    return missing.length > 0 && settingParts[part].some(isBegun) ? [{ part, missing }] : [];
  });
}

/** With Access half configured nobody may enter the admin. */
export function hasClosedStudio(gaps: readonly SettingGap[]): boolean {
  return gaps.some(({ part }) => part === "access");
}

const follows = {
  access: "the studio is closed until then",
  google: "nobody can sign in through google",
  openid: "nobody can sign in through openid",
  letter: "no letter is mailed",
};

/** For the operator: what's missing, and what that turns off. */
export function gapSentence({ part, missing }: SettingGap): string {
  return `${missing.join(", ")} missing: ${follows[part]}`;
}
