import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plain } from "../support/page-html";
import { openTown, type Town } from "../support/town";

const provider = {
  LETTER_SERVER: "smtp.example:465",
  LETTER_USER: "letters",
  LETTER_PASSWORD: "secret",
};

let without: Town;
let mailed: Town;
beforeAll(async () => {
  [without, mailed] = await Promise.all([openTown(), openTown({ vars: provider })]);
});
afterAll(() => Promise.all([without.close(), mailed.close()]));

/** The newsletter's section at the end of a page. */
const foot = /<section class="letter .*?<\/section>/s;
const read = async (town: Town, path: string, part = /.*/s) =>
  plain((await (await town.get(path)).text()).match(part)?.[0] ?? "");
type Mail = { text: string };

/** Every text a subscriber sees, from the form to leaving the list. */
async function wayOnTheList(town: Town, language: "" | "/es") {
  const email = `ana${language.slice(1)}@example.test`;
  const below = await read(town, `${language}/privacy`, foot);
  const page = await read(town, `${language}/newsletter`);
  await town.post(`${language}/newsletter`, { email, returnTo: "/" });
  const [mail] = (await (await town.get(`/dev/mail?to=${email}&format=json`)).json()) as Mail[];
  const link = new URL(mail?.text.match(/http\S+confirm\?token=\S+/)?.[0] ?? "about:blank");
  const asked = await read(town, link.pathname + link.search);
  const done = plain(await (await town.post(link.pathname + link.search)).text());
  return { below, page, mail: mail?.text ?? "", asked, done };
}

const untracked = { "": /don't track/, "/es": /No rastreamos/ };
const unmailed = {
  "": /isn't mailed yet|we'll keep your address|keep my address|goes out by mail/,
  "/es": /no sale por correo|guardamos tu dirección|que salga por correo/,
};
const monthly = {
  "": /you'll get the letter once a month|You'll get the next letter/,
  "/es": /te llega una vez al mes|La próxima carta te va a llegar/,
};

describe.each(["", "/es"] as const)("The sign-up (%s)", (language) => {
  test("promises no mail if letters aren't mailed", async () => {
    const way = await wayOnTheList(without, language);
    for (const [step, words] of Object.entries(way)) {
      expect(words, step).toMatch(unmailed[language]);
      expect(words, step).not.toMatch(monthly[language]);
    }
  });

  test("promises mails if letters are mailed", async () => {
    const way = await wayOnTheList(mailed, language);
    for (const [step, words] of Object.entries(way)) expect(words, step).not.toMatch(unmailed[language]);
    expect(way.asked).toMatch(monthly[language]);
    expect(way.done).toMatch(monthly[language]);
  });

  test("says that readers aren't tracked: in the footer, on its own page and in the mail", async () => {
    for (const town of [without, mailed]) {
      expect(await read(town, `${language}/privacy`, foot)).toMatch(untracked[language]);
      expect(await read(town, `${language}/newsletter`)).toMatch(untracked[language]);
    }
    const email = `eva${language.slice(1)}@example.test`;
    await mailed.post(`${language}/newsletter`, { email, returnTo: "/" });
    const [mail] = (await (await mailed.get(`/dev/mail?to=${email}&format=json`)).json()) as Mail[];
    expect(mail?.text).toMatch(untracked[language]);
  });
});

test("An incomplete configuration promises nothing either", async () => {
  const half = await openTown({ vars: { ...provider, LETTER_PASSWORD: "" } });
  expect(await read(half, "/privacy", foot)).toMatch(unmailed[""]);
  await half.close();
});
