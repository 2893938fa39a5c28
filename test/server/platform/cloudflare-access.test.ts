import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccessCheck } from "../../../app/server/platform/cloudflare-access";
import { openAccessTeam, unsignedToken } from "../../support/access-team";

const audience = "studio";
let team: Awaited<ReturnType<typeof openAccessTeam>>;
let other: Awaited<ReturnType<typeof openAccessTeam>>;

beforeAll(async () => {
  [team, other] = await Promise.all([openAccessTeam(audience), openAccessTeam(audience)]);
});
afterAll(() => Promise.all([team.close(), other.close()]));

test("a person admitted by the team can enter, and its keys are fetched once", async () => {
  const isAdmitted = createAccessCheck(team.address, audience);
  const before = team.timesAsked();
  expect(await isAdmitted(await team.sign())).toBe(true);
  expect(await isAdmitted(await team.sign())).toBe(true);
  expect(team.timesAsked() - before).toBe(1);
});

test("nobody else can", async () => {
  const isAdmitted = createAccessCheck(team.address, audience);
  const tokens = {
    none: null,
    empty: "",
    nonsense: "a.b.c",
    "of another team": await other.sign(),
    "of another team that says it is this one": await other.sign({ team: team.address }),
    "for another audience": await team.sign({ audience: "shop" }),
    expired: await team.sign({ endsIn: "-2m" }),
    unsigned: unsignedToken(team.address, audience),
  };
  for (const [name, token] of Object.entries(tokens)) expect(await isAdmitted(token), name).toBe(false);
});

test("while the keys can't be fetched, nobody can enter", async () => {
  const away = await openAccessTeam(audience);
  away.goAway();
  const isAdmitted = createAccessCheck(away.address, audience);
  expect(await isAdmitted(await away.sign())).toBe(false);
  await away.close();
  expect(await isAdmitted(await away.sign())).toBe(false);
});
