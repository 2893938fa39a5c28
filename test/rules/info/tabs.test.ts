import { describe, expect, test } from "vitest";
import { askedOfInfo, infoPath, infoTabs, tabTopics } from "../../../app/rules/info/tabs";

const asked = (query: string) => askedOfInfo(new URLSearchParams(query));

describe("The tab in an address of /info", () => {
  test("is the services if there's none", () => {
    expect(asked("")).toEqual({ tab: "services", service: null });
    expect(asked("tab=services")).toEqual({ tab: "services", service: null });
    expect(asked("service=emergency")).toEqual({ tab: "services", service: "emergency" });
  });

  test.each(infoTabs)("is the tab %s", (tab) => {
    expect(asked(`tab=${tab}`)).toEqual({ tab, service: null });
  });

  test.each(["tab=", "tab=Legal", "tab=toString", "tab=events", "tab=legal&service=emergency"])(
    "is invalid: %s",
    (query) => {
      expect(asked(query)).toBeNull();
    },
  );

  test("has one spelling", () => {
    expect(infoTabs.map((tab) => infoPath(tab))).toEqual([
      "/info",
      "/info?tab=businesses",
      "/info?tab=real-estate",
      "/info?tab=legal",
      "/info?tab=transportation",
    ]);
    expect(infoPath("services", "a b&c")).toBe("/info?tab=services&service=a%20b%26c");
  });

  test("each card of a tab is a section with its own name", () => {
    const names = Object.values(tabTopics).flat();
    expect(new Set(names).size).toBe(10);
  });
});
