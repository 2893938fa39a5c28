import { describe, expect, test } from "vitest";
import { configuredProviders } from "../../app/server/platform/configured-providers";
import { onlyTo } from "../../app/server/platform/mailer";
import { readSettings } from "../../app/server/settings";
import { leastSettings as least } from "../support/settings";
import { openTown } from "../support/town";

describe("The settings of a guide", () => {
  test("require the guide's address and its sender, and nothing else", () => {
    expect(readSettings(least)).toEqual({
      settings: {
        origin: "https://cambutal.test",
        sender: { name: "Guide", email: "hello@cambutal.test" },
        contact: { email: "hello@cambutal.test", socialPage: null, photoPage: null },
        devPages: false,
        rehearsal: false,
        staging: null,
        transportScope: "",
        forecastService: null,
        keeping: true,
        limits: { database: 10, pictures: 10 },
        signIn: expect.anything(),
        letter: null,
        access: null,
        gaps: [],
      },
      remarks: [],
    });
  });

  test("name everything that prevents a start, in one line", () => {
    const start = () =>
      readSettings({ ...least, DB: undefined, ORIGIN: "https://cambutal.test/", MAIL_FROM: "" });
    expect(start).toThrow(
      "the guide cannot start: DB is not bound; ORIGIN is not https:// and a host, nothing else; MAIL_FROM is missing",
    );
  });

  test.each([
    ["an address alone", "hello@cambutal.test", { name: "", email: "hello@cambutal.test" }],
    [
      "a name and an address",
      "La Guía <hola@cambutal.test>",
      { name: "La Guía", email: "hola@cambutal.test" },
    ],
  ])("accept %s as a sender", (_, MAIL_FROM, sender) => {
    expect(readSettings({ ...least, MAIL_FROM }).settings.sender).toEqual(sender);
  });

  test.each(["nobody", "two words@cambutal.test", "Guide <hello>", "Guide hello@cambutal.test"])(
    "don't accept %j as one",
    (MAIL_FROM) => {
      expect(() => readSettings({ ...least, MAIL_FROM })).toThrow("MAIL_FROM is no sender");
    },
  );

  test.each([
    ["SOCIAL_PAGE", "www.network.test/cambutal"],
    ["PHOTO_PAGE", "javascript:alert(1)"],
    ["FORECAST_SERVICE", "noaa"],
    ["PICTURES_LIMIT", "ten"],
    ["CONTACT_EMAIL", "hello"],
    ["DEV_PAGES", "yes"],
    ["HSTS_SCOPE", "includeSubDomains"],
    ["STAGING", "yes"],
  ])("ignore %s if it's %j, and say so", (name, value) => {
    const { settings, remarks } = readSettings({ ...least, [name]: value });
    expect(remarks).toEqual([expect.stringContaining(`${name} is n`)]);
    expect(settings).toEqual(readSettings(least).settings);
  });

  test("never open the studio with an incomplete or unreadable Access configuration", () => {
    for (const half of [
      { ACCESS_TEAM: "https://team.test" },
      { ACCESS_AUD: "studio" },
      { ACCESS_TEAM: "team" },
      { ACCESS_TEAM: "team", ACCESS_AUD: "studio" },
    ]) {
      const { access, gaps } = readSettings({ ...least, ...half }).settings;
      expect([access, gaps.map(({ part }) => part)], JSON.stringify(half)).toEqual([null, ["access"]]);
    }
  });

  test("only cover the operator's whole domain if told to", () => {
    for (const HSTS_SCOPE of ["subdomains", "preload"])
      expect(readSettings({ ...least, HSTS_SCOPE }).settings.transportScope).toBe(HSTS_SCOPE);
  });

  test("name who alone gets mail from a staging guide; nobody if nothing is set", () => {
    const listOf = (vars: object) => readSettings({ ...least, ...vars }).settings.staging?.mailOnlyTo;
    expect(listOf({ STAGING: "on" })).toEqual([]);
    expect(listOf({ STAGING: "on", MAIL_ONLY_TO: "Ana@cambutal.test, luis@cambutal.test" })).toEqual([
      "ana@cambutal.test",
      "luis@cambutal.test",
    ]);
    expect(listOf({ MAIL_ONLY_TO: "ana@cambutal.test" })).toBeUndefined();
  });

  test("include a provider once it's complete, and name what's missing until then", () => {
    const begun = {
      ...least,
      GOOGLE_CLIENT_ID: "id",
      OPENID_ISSUER: "https://id.test",
      OPENID_CLIENT_ID: "us",
    };
    const half = readSettings(begun);
    expect(half.remarks).toEqual([
      "GOOGLE_CLIENT_SECRET missing: nobody can sign in through google",
      "OPENID_CLIENT_SECRET missing: nobody can sign in through openid",
    ]);
    expect(configuredProviders(half.settings.signIn, half.settings.origin)).toEqual([]);
    const { settings } = readSettings({ ...begun, GOOGLE_CLIENT_SECRET: "s", OPENID_CLIENT_SECRET: "s" });
    expect(configuredProviders(settings.signIn, settings.origin)).toMatchObject([
      { name: "google", label: "Google", origin: "https://accounts.google.com" },
      { name: "openid", label: "id.test", origin: "https://id.test" },
    ]);
  });
});

test("a Worker without a sender doesn't start, and says why", async () => {
  await expect(openTown({ vars: { MAIL_FROM: "" } }).then((town) => town.get("/"))).rejects.toThrow(
    "MAIL_FROM",
  );
});

test("a staging guide only mails named addresses, however they're spelled", async () => {
  const sent: string[] = [];
  const mailer = onlyTo(["ana@cambutal.test"], { send: async ({ recipient }) => void sent.push(recipient) });
  const mail = { id: "1", subject: "", text: "", html: "", headers: {} };
  for (const recipient of ["Ana@cambutal.test", "guest@example.test"])
    await mailer.send({ ...mail, recipient });
  expect(sent).toEqual(["Ana@cambutal.test"]);
});

test("a staging guide withholds its mail without marking it as failed, and excludes crawlers from every page", async () => {
  const town = await openTown({ vars: { STAGING: "on" } });
  for (const path of ["/", "/es/surf", "/profile", "/robots.txt", "/nowhere"])
    expect((await town.get(path)).headers.get("X-Robots-Tag"), path).toBe("noindex, nofollow");
  await town.post("/newsletter", { email: "guest@example.test" });
  await town.run({ cron: "* * * * *", at: new Date() });
  expect(town.logs().filter((line) => line.includes('"mail kept back"'))).toHaveLength(1);
  expect(await town.rows("SELECT tries, sent_at IS NULL AS waits FROM outbox")).toEqual([
    { tries: expect.any(Number), waits: 0 },
  ]);
  await town.close();

  const live = await openTown();
  expect((await live.get("/")).headers.has("X-Robots-Tag")).toBe(false);
  await live.close();
});
