import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetSubscribers } from "../../app/server/operations/mail/forget-subscribers";
import { hashToken } from "../../app/server/platform/tokens";
import { readHead } from "../support/page-head";
import { plain } from "../support/page-html";
import { waitForWholeSpan } from "../support/throttle-span";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

type Mail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };

let caller = 0;
/** Signs up like a browser without scripts, each time from another IP address. */
function signUp(email: string, form: Record<string, string> = {}, path = "/newsletter") {
  caller++;
  return town.post(
    path,
    { email, returnTo: "/surf?from=the-foot", ...form },
    { headers: { "CF-Connecting-IP": `10.9.0.${caller}` } },
  );
}

async function mailTo(address: string): Promise<Mail[]> {
  return (await town.get(`/dev/mail?to=${encodeURIComponent(address)}&format=json`)).json() as Promise<
    Mail[]
  >;
}

async function linkIn(address: string, name: "confirm" | "unsubscribe"): Promise<string> {
  const [mail] = await mailTo(address);
  const link = mail?.text.match(new RegExp(`http\\S+/newsletter/${name}\\?token=\\S+`))?.[0];
  const { pathname, search } = new URL(link ?? "about:blank");
  return pathname + search;
}

async function toastAfter(response: Response): Promise<string> {
  const flash = response.headers.getSetCookie().find((one) => one.startsWith("flash=")) ?? "";
  const page = await town.get(response.headers.get("Location") ?? "", {
    headers: { Cookie: flash.split(";")[0] ?? "" },
  });
  const toast = (await page.text()).match(/<div class="toast-place">.*?<\/div><\/div><\/div>/s)?.[0] ?? "";
  return toast
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const statusOf = async (email: string) => {
  const [row] = await town.rows<{ confirmed_at: number | null; unsubscribed_at: number | null }>(
    "SELECT confirmed_at, unsubscribed_at FROM newsletter_subscriptions WHERE email = ?",
    email,
  );
  return row;
};

describe("Signing up without scripts", () => {
  test("returns to the page it came from and shows the result there", async () => {
    const response = await signUp(" ola@example.test ");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/surf?from=the-foot");
    expect(await toastAfter(response)).toBe(
      "Successfully subscribed! One step left: open the email we just sent and confirm.",
    );
  });

  test("is possible on every page, which it returns to", async () => {
    for (const path of ["/", "/es/privacy", "/eat?category=Cafe"]) {
      const html = await (await town.get(path)).text();
      const form = html.match(/<form[^>]*action="([^"]*newsletter)"[^>]*>(.*?)<\/form>/s);
      expect(form?.[1]).toBe(path.startsWith("/es") ? "/es/newsletter" : "/newsletter");
      expect(form?.[2]).toContain(`name="returnTo" value="${path}"`);
      expect(form?.[2]).toMatch(/type="email"[^>]*required/);
      expect(form?.[2]).toContain('placeholder="');
    }
  });

  test("mails a link to a page with one button, which confirms; opening it doesn't", async () => {
    await signUp("button@example.test");
    const link = await linkIn("button@example.test", "confirm");
    const page = await (await town.get(link)).text();
    expect(page).toMatch(/<main.*<form method="post"><button[^>]*type="submit"/s);
    expect((await statusOf("button@example.test"))?.confirmed_at).toBeNull();

    const answer = await town.post(link);
    expect(answer.status).toBe(200);
    expect(readHead(await answer.text()).headings).toEqual(["You're on the list"]);
    expect((await statusOf("button@example.test"))?.confirmed_at).not.toBeNull();
    expect((await town.post(link)).status).toBe(200);
    const again = await (await town.get(link)).text();
    expect(readHead(again).headings).toEqual(["You're on the list"]);
    expect(again).not.toMatch(/<main.*<form method="post"><button/s);
  });

  test("without scripts returns to the newsletter's page from there, in either language", async () => {
    for (const path of ["/newsletter", "/es/newsletter"]) {
      const html = await (await town.get(path)).text();
      expect(html, path).toContain(`name="returnTo" value="${path}"`);
      expect(html, path).not.toMatch(/name="returnTo" value="\/(es)?"/);
    }
  });

  test("is entirely Spanish on Spanish pages, the mail too", async () => {
    const response = await signUp("hola@example.test", { returnTo: "/es" }, "/es/newsletter");
    expect(await toastAfter(response)).toBe(
      "¡Suscripción recibida! Te falta un paso: abre el correo que te acabamos de mandar y confirma.",
    );
    expect(await linkIn("hola@example.test", "confirm")).toMatch(/^\/es\/newsletter\/confirm/);
  });
});

describe("The same address again", () => {
  test("counts as success while it's unconfirmed, and gets a newer link", async () => {
    await signUp("again@example.test");
    const older = await linkIn("again@example.test", "confirm");
    const response = await signUp("again@example.test");
    expect(await toastAfter(response)).toContain("Successfully subscribed!");
    expect(await mailTo("again@example.test")).toHaveLength(2);
    const newer = await linkIn("again@example.test", "confirm");
    expect(newer).not.toBe(older);
    expect((await town.post(older)).status).toBe(400);
    expect((await town.post(newer)).status).toBe(200);
  });

  test("is told that it's already confirmed, and gets no further mail", async () => {
    await signUp("known@example.test");
    await town.post(await linkIn("known@example.test", "confirm"));
    const response = await signUp("known@example.test");
    expect(response.status).toBe(303);
    expect(await toastAfter(response)).toBe(
      "Already subscribed This email is already subscribed to our newsletter.",
    );
    expect(await mailTo("known@example.test")).toHaveLength(1);
  });
});

describe("Signing up somebody else", () => {
  test("doesn't fill a mailbox: three confirmations a day, however the address is spelled, and always the same answer", async () => {
    const mailbox = ["often@example.test", "often+1@example.test", "Often+2@example.test"];
    for (const email of mailbox) await signUp(email);
    const link = await linkIn("often@example.test", "confirm");
    for (const email of [...mailbox, "often@example.test"])
      expect(await toastAfter(await signUp(email))).toContain("Successfully subscribed!");
    const mails = await Promise.all(mailbox.map((email) => mailTo(email.toLowerCase())));
    expect(mails.flat()).toHaveLength(3);
    expect((await town.post(link)).status).toBe(200);
    await signUp("someone-else@example.test");
    expect(await mailTo("someone-else@example.test")).toHaveLength(1);
  });
});

describe("Unsubscribing", () => {
  test("is one click in a mail program: no cookies, no page in between", async () => {
    await signUp("leaves@example.test");
    await town.post(await linkIn("leaves@example.test", "confirm"));
    const [mail] = await mailTo("leaves@example.test");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const { pathname, search } = new URL(mail?.headers["List-Unsubscribe"]?.slice(1, -1) ?? "about:blank");
    const answer = await town.get(pathname + search, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "cross-site",
        Origin: "https://mail.test",
      },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    expect((await statusOf("leaves@example.test"))?.unsubscribed_at).not.toBeNull();
  });

  test("needs a press after opening the link, and a made-up link says what to do", async () => {
    await signUp("stays@example.test");
    const link = await linkIn("stays@example.test", "unsubscribe");
    expect((await town.get(link)).status).toBe(200);
    expect((await statusOf("stays@example.test"))?.unsubscribed_at).toBeNull();
    const answer = await town.post("/newsletter/unsubscribe?token=made-up");
    expect(answer.status).toBe(400);
    expect(readHead(await answer.text()).headings).toEqual(["This link no longer works"]);
    for (const step of ["confirm", "unsubscribe"]) {
      const page = await (await town.get(`/newsletter/${step}?token=made-up`)).text();
      expect(readHead(page).headings, step).toEqual(["This link no longer works"]);
      const isWayOut = step === "unsubscribe";
      expect(plain(page).includes("we'll take you off the list"), step).toBe(isWayOut);
      expect(plain(page).includes("Sign up again"), step).toBe(!isWayOut);
      expect(page.includes('<a class="button button-large" href="mailto:'), step).toBe(isWayOut);
    }
  });

  test("shows as done when the link is opened again, but not if a stranger has signed the address up again", async () => {
    const email = "done@example.test";
    await signUp(email);
    const link = await linkIn(email, "unsubscribe");
    await town.post(link);
    expect(readHead(await (await town.get(link)).text()).headings).toEqual(["You're off the list"]);
    await signUp(email);
    expect(await (await town.get(link)).text()).toContain("Unsubscribe me");
  });

  test("can be undone by signing up again", async () => {
    await signUp("returns@example.test");
    await town.post(await linkIn("returns@example.test", "unsubscribe"));
    expect(await toastAfter(await signUp("returns@example.test"))).toContain("Successfully subscribed!");
    await town.post(await linkIn("returns@example.test", "confirm"));
    expect(await statusOf("returns@example.test")).toMatchObject({ unsubscribed_at: null });
  });

  test("lasts until the reader confirms again: old links and strangers' sign-ups don't bring anybody back", async () => {
    await signUp("left@example.test");
    const old = await linkIn("left@example.test", "confirm");
    await town.post(old);
    await town.post(await linkIn("left@example.test", "unsubscribe"));
    expect((await town.post(old)).status).toBe(400);
    await signUp("left@example.test");
    expect((await statusOf("left@example.test"))?.unsubscribed_at).not.toBeNull();
  });

  test("is remembered as a hash after the address is deleted a month later, until it's confirmed again", async () => {
    const email = "forgotten@example.test";
    await signUp(email);
    await town.post(await linkIn(email, "confirm"));
    await town.post(await linkIn(email, "unsubscribe"));
    await signUp("silent@example.test");
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const refusals = async () =>
      town.rows(
        "SELECT address_hash FROM newsletter_refusals WHERE address_hash = ?",
        await hashToken(email),
      );
    await forgetSubscribers(town.services(), days(29));
    expect([await statusOf(email), await statusOf("silent@example.test")]).not.toContain(undefined);
    for (const failure of ["d1:1:late", "d1:2", "d1:3:late", "d1:3"]) {
      await forgetSubscribers(town.services({ failures: [failure] }), days(31)).catch(() => null);
    }
    expect([await statusOf(email), await statusOf("silent@example.test")]).toEqual([undefined, undefined]);
    expect(await refusals()).toHaveLength(1);
    expect((await statusOf("button@example.test"))?.confirmed_at).not.toBeNull();

    await signUp(email);
    expect(await refusals()).toHaveLength(1);
    await town.post(await linkIn(email, "confirm"));
    expect(await refusals()).toEqual([]);
  });
});

describe("What is not an address", () => {
  test.each(["", "   "])("blank (%j) is ignored without a message", async (email) => {
    const response = await signUp(email);
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie().some((one) => one.startsWith("flash="))).toBe(false);
  });

  test("a malformed one comes back in its field with the message beside it", async () => {
    const response = await signUp("ola@");
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/<input[^>]*value="ola@"/);
    expect(html).toMatch(/aria-describedby="newsletter-email-error"/);
    expect(html).toContain("Check it for a missing letter");
    expect(html).toContain('name="returnTo" value="/surf?from=the-foot"');
    expect(html).toMatch(/href="\/surf\?from=the-foot"[^>]*>Back to where you were/);
  });

  test("a filled honeypot gets a success message and stores nothing", async () => {
    const response = await signUp("robot@example.test", { company_fax: "555" });
    expect(await toastAfter(response)).toContain("Successfully subscribed!");
    expect(await statusOf("robot@example.test")).toBeUndefined();
  });

  test("the redirect never leads to another site", async () => {
    const response = await signUp("lured@example.test", { returnTo: "//evil.example" });
    expect(response.headers.get("Location")).toBe("/");
  });
});

describe("When something fails", () => {
  test("the eleventh time in an hour from one network gets a page that says when to try again", async () => {
    await waitForWholeSpan();
    const send = { headers: { "CF-Connecting-IP": "10.8.0.1" }, now: new Date().toISOString() };
    for (let time = 1; time <= 10; time++) {
      const response = await town.post("/newsletter", { email: `n${time}@example.test` }, send);
      expect(response.status).toBe(303);
    }
    const response = await town.post("/es/newsletter", { email: "n11@example.test" }, send);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(readHead(await response.text()).headings).toEqual(["Vamos con calma"]);
    expect(await statusOf("n11@example.test")).toBeUndefined();
  });

  test("with a failing mail provider nothing is lost: the mail waits and is sent later", async () => {
    const email = "patient@example.test";
    const response = await town.post(
      "/newsletter",
      { email },
      { failure: "mail:all", headers: { "CF-Connecting-IP": "10.8.0.2" } },
    );
    expect(response.status).toBe(303);
    const sent = () =>
      town.rows<{ sent_at: number | null }>("SELECT sent_at FROM outbox WHERE recipient = ?", email);
    expect(await sent()).toEqual([{ sent_at: null }]);
    await town.run({ cron: "* * * * *", at: new Date(Date.now() + 10 * 60_000) });
    expect((await sent())[0]?.sent_at).not.toBeNull();
    expect((await town.post(await linkIn(email, "confirm"))).status).toBe(200);
  });

  test("while the database is away the form comes back filled in, with the specification's text", async () => {
    const response = await town.post(
      "/newsletter",
      { email: "storm@example.test" },
      { failure: "d1:all", headers: { "CF-Connecting-IP": "10.8.0.3" } },
    );
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(readHead(html).headings).toEqual(["Subscription failed"]);
    expect(html).toContain("There was an error subscribing to the newsletter. Please try again.");
    expect(html).toContain('value="storm@example.test"');
  });
});
