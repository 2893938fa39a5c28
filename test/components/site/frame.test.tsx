import { describe, expect, test } from "vitest";
import { NewsletterSection } from "../../../app/components/mail/newsletter-form";
import { ErrorPage } from "../../../app/components/site/error-page";
import { Frame } from "../../../app/components/site/frame";
import { toastProps } from "../../../app/components/site/toast-text";
import { catalogs } from "../../../app/locales/index";
import { languages } from "../../../app/rules/site/language";
import { wordsFrom } from "../../../app/rules/site/words";
import { speak } from "../speak";

const contact = {
  email: "hello@cambutal.test",
  socialPage: "https://www.network.test/cambutal",
  photoPage: "https://photos.test/cambutal",
};
const frame = { path: "/surf", toast: null, contact, year: 2027 };

describe.each(languages)("in %s the frame", (language) => {
  const html = speak(
    language,
    <Frame {...frame} newsletter={<NewsletterSection isMailed returnTo="/surf" />}>
      Words
    </Frame>,
  );

  test("begins with a skip link", () => {
    expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf("<header"));
    expect(html).toContain('<main id="content"');
  });

  test("links to the configured social pages, by their names", () => {
    expect(html).toContain('href="https://www.network.test/cambutal"');
    expect(html).toContain(">Network</a>");
    expect(html).toContain(">Photos</a>");
  });

  test("has no unnamed button or field", () => {
    for (const button of html.match(/<button.*?<\/button>/gs) ?? []) {
      expect(button).toMatch(/aria-label="[^"]+"|>[^<]*\p{L}/u);
    }
    expect(html).toContain('<label class="label" for="newsletter-email">');
    expect(html.match(/<input[^>]*company_fax[^>]*>/)?.[0]).toMatch(/ hidden/);
  });

  test("has the language toggle in the other language", () => {
    const other = language === "en" ? "es" : "en";
    expect(html).toMatch(new RegExp(`<button[^>]*value="${other}" lang="${other}"`));
  });
});

test("has a toast at the end of the content, where its text can stay", () => {
  const toast = toastProps(wordsFrom("en", catalogs.en), { name: "subscribed", variant: "default" });
  const html = speak(
    "en",
    <Frame {...frame} toast={toast}>
      Words
    </Frame>,
  );
  expect(html).toMatch(
    /One step left: open the email we just sent and confirm\.<\/p><\/div><\/div><\/div><\/main>/,
  );
});

test("is complete for a refused request, without the guide's data", () => {
  const html = speak(
    "es",
    <Frame path="/" toast={null}>
      Words
    </Frame>,
  );
  expect(html).toContain("<footer");
  expect(html).not.toContain("undefined");
  expect(html).not.toContain("mailto:");
});

test("an unexpected error is shown without its own message", () => {
  const html = speak("en", <ErrorPage error={new Error("secret table missing")} />);
  expect(html).toContain("Something broke on our side");
  expect(html).not.toContain("secret");
});
