import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../../../app/rules/posts/clean-html";
import { issueMail } from "../../../../app/server/emails/mail/issue-mail";
import { words } from "../../../support/mail-words";

const origin = "https://guide.test";
const content = cleanHtml(`<h2>Qué hay</h2>
<p>Música en la <a href="/es/events/musica">playa</a> &amp; <strong>baile</strong>.</p>
<ul><li>Sábado: <a href="/es/eat/la-panga">La Panga</a></li><li>Domingo</li></ul>
<figure><img src="/images/cms-images/posts/1.webp" alt="La playa" width="1600" height="900"><figcaption>Hoy</figcaption></figure>
<p><a class="action" href="https://tickets.example/x">Entradas</a></p>
<blockquote><p>Uno.</p><p>Dos.</p></blockquote>
<table><tr><th>Día</th><th>Agua</th></tr><tr><td>1</td><td>3 m</td></tr></table>`);
const issue = { slug: "diciembre", subject: "Diciembre en Cambutal", content };
const mail = issueMail(words("es"), "es", issue, origin)("a/b+c");

describe("A letter as a mail", () => {
  test("has only absolute links, and pictures only from the guide's own address", () => {
    const addresses = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    const pictures = [...mail.html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
    expect(pictures).toEqual([
      `${origin}/social/mail-letter-shell.jpg`,
      `${origin}/images/cms-images/posts/1.webp`,
    ]);
    expect(mail.html).not.toMatch(/<script|@import|url\(|height="900"|loading=/);
    expect(mail.html).toContain('width="504"');
    expect(mail.html).toMatch(/<a[^>]*class="mail-press"[^>]*>Entradas/);
  });

  test("has a plain text version, with every link's address", () => {
    expect(mail.text).toContain(
      "QUÉ HAY\n\nMúsica en la playa (https://guide.test/es/events/musica) & baile.",
    );
    expect(mail.text).toContain("- Sábado: La Panga (https://guide.test/es/eat/la-panga)\n- Domingo");
    expect(mail.text).toContain("> Uno.\n>\n> Dos.");
    expect(mail.text).toContain("Día | Agua\n1 | 3 m");
    expect(mail.text).not.toMatch(/<\w/);
  });

  test("has its reader's own unsubscribe link in the header, the HTML and the text", () => {
    const leave = "https://guide.test/es/newsletter/unsubscribe?token=a%2Fb%2Bc";
    expect(mail.headers).toEqual({
      "List-Id": "<letter.guide.test>",
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mail.html).toContain(`href="${leave}"`);
    expect(mail.text).toContain(`Salir de la lista:\n${leave}`);
    expect(mail.text).toContain("https://guide.test/es/newsletter/diciembre");
  });

  test("in English links to English pages", () => {
    const english = issueMail(words("en"), "en", { ...issue, content: "<p>Hi</p>" }, origin)("t");
    expect(english.html).toContain('<html lang="en">');
    expect(english.text).toContain("https://guide.test/newsletter/diciembre");
  });

  test("escapes what's in its subject", () => {
    const subject = "<img src=x onerror=alert(1)>";
    const { html } = issueMail(words("en"), "en", { slug: null, subject, content: "" }, origin)("t");
    expect(html).not.toContain("<img src=x");
  });
});
