import { expect, test } from "vitest";
import { HomeCards } from "../../app/components/content/home-cards";
import { HomeFeature } from "../../app/components/content/home-feature";
import { speak } from "./speak";

const feature = {
  id: "surf-featured",
  drawing: { code: "boards-dusk-coral-beach-2" },
  title: "Surf",
  description: "Waves",
  linkText: "Read on",
  imageOnRight: false,
  imageSrc: "",
};
const card = { title: "Surf", description: "Waves", category: "Sea", imageSrc: "" };

test("a link to an existing page is in the reader's language", () => {
  expect(speak("es", <HomeFeature {...feature} link="/surf" />)).toContain('href="/es/surf"');
});

test.each(["/nowhere", "javascript:alert(1)", "//evil.example", "http://evil.example", ""])(
  "a link to %j isn't rendered",
  (link) => {
    expect(speak("en", <HomeFeature {...feature} link={link} />)).not.toContain("href");
    const cards = [{ ...card, id: "surf" as const, link }];
    const html = speak("en", <HomeCards title="Start" description="" cards={cards} />);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/map"]);
  },
);

test.each(["data:image/png;base64,AAAA", "//evil.example/a.png", "http://evil.example/a.png"])(
  "a picture at %j is replaced by the drawing",
  (imageSrc) => {
    const html = speak("en", <HomeFeature {...feature} link="/surf" imageSrc={imageSrc} />);
    expect(html).toMatch(/src="\/portraits\/\w+\/boards-dusk-coral-beach-2\.svg#card"/);
    expect(html).not.toContain("evil");
  },
);

test("a picture of the guide's own has a size before it loads", () => {
  const html = speak(
    "en",
    <HomeFeature {...feature} link="/surf" imageSrc="/images/cms-images/a/1-b.webp" />,
  );
  expect(html).toMatch(/src="\/images\/cms-images\/a\/1-b\.webp"[^>]*width="1600" height="900"/);
});
