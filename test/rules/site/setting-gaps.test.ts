import { describe, expect, test } from "vitest";
import { gapSentence, hasClosedStudio, settingGaps } from "../../../app/rules/site/setting-gaps";

const among =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

describe("An incomplete configuration", () => {
  test("is reported with its missing settings", () => {
    const gaps = settingGaps(among("ACCESS_TEAM", "OPENID_CLIENT_ID"));
    expect(gaps).toEqual([
      { part: "access", missing: ["ACCESS_AUD"] },
      { part: "openid", missing: ["OPENID_ISSUER", "OPENID_CLIENT_SECRET"] },
    ]);
    expect(gaps.map(gapSentence)).toEqual([
      "ACCESS_AUD missing: the studio is closed until then",
      "OPENID_ISSUER, OPENID_CLIENT_SECRET missing: nobody can sign in through openid",
    ]);
  });

  test("is neither an empty nor a complete one", () => {
    expect(settingGaps(among())).toEqual([]);
    expect(settingGaps(among("ACCESS_TEAM", "ACCESS_AUD", "OPENID_NAME"))).toEqual([]);
  });

  test("is also one with an invalid setting", () => {
    const gaps = settingGaps(among("ACCESS_TEAM", "ACCESS_AUD"), among("ACCESS_AUD"));
    expect(gaps).toEqual([{ part: "access", missing: ["ACCESS_TEAM"] }]);
    expect(hasClosedStudio(gaps)).toBe(true);
    expect(hasClosedStudio(settingGaps(among("GOOGLE_CLIENT_ID")))).toBe(false);
  });
});
