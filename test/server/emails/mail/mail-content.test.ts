import { describe, expect, test } from "vitest";
import { signInCode } from "../../../../app/server/emails/accounts/sign-in-code";
import { verifyAddress } from "../../../../app/server/emails/accounts/verify-address";
import { newsletterConfirm } from "../../../../app/server/emails/mail/newsletter-confirm";
import { placeDecided } from "../../../../app/server/emails/review/decided";
import { waitingMail } from "../../../../app/server/emails/review/waiting";
import { words } from "../../../support/mail-words";

const origin = "https://guide.test";

describe("An email", () => {
  test("has all its content in the text version too, links included", () => {
    const letter = newsletterConfirm(words("es"), {
      confirm: `${origin}/es/newsletter/confirm?token=a`,
      unsubscribe: `${origin}/es/newsletter/unsubscribe?token=b`,
      isMailed: true,
    });
    const html = letter.html(origin);
    for (const link of ["confirm?token=a", "unsubscribe?token=b"]) {
      expect(letter.text).toContain(link);
      expect(html).toContain(link);
    }
    expect(html).toContain('lang="es"');
    expect(html).toContain(`href="${origin}/es"`);
  });

  test("loads pictures only from the guide's own address", () => {
    const html = verifyAddress(words("en"), `${origin}/auth/verify?token=c`).html(origin);
    const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual([`${origin}/social/mail-stay.jpg`]);
    expect(html).not.toMatch(/<script|@import|url\(/);
  });

  test("highlights a code, large in HTML and on its own line in the text", () => {
    const letter = signInCode(words("en"), "482913", { isFirst: false });
    expect(letter.text.split("\n\n")).toContain("482913");
    expect(letter.html(origin)).toMatch(/class="mail-code"[^>]*>482913</);
  });

  test("about waiting submissions links to the setting for these mails, and has no unsubscribe header", () => {
    const letter = waitingMail(words("en"), {
      all: 1,
      isNew: true,
      submissions: [
        { kind: "restaurant", name: "La Panga", href: `${origin}/admin/submissions/restaurant/1` },
      ],
      queue: `${origin}/admin/submissions`,
      settings: `${origin}/admin#mails`,
    });
    expect(letter.text).toContain("This has come in: La Panga (Restaurant).");
    expect(letter.text).toContain(
      `You decide how often we write to you about the queue. Change it:\n${origin}/admin#mails`,
    );
    expect(letter.html(origin)).toContain(">Change it</a>");
    expect(letter.html(origin) + letter.text).not.toContain("Unsubscribe");
  });

  test("escapes user input", () => {
    const decided = {
      kind: "restaurant" as const,
      name: '<img src=x onerror="alert(1)">',
      decision: "reject" as const,
      isEdit: false,
      isTakenDown: false,
      note: "First line\nSecond <b>line</b>",
      href: `${origin}/x?a="b"`,
    };
    const letter = placeDecided(words("en"), decided, true);
    const html = letter.html(origin);
    expect(letter.text).toContain("\n\n> First line\n> Second <b>line</b>\n\n");
    expect(html).not.toContain("<img src=x");
    expect(html).toMatch(/class="mail-quote"[^>]*>First line<br>Second &lt;b&gt;line&lt;/);
  });
});
