import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeroHeading, PageHero } from "../../app/ui/page-hero";

test("a page has one h1, and none when it's shown inside another", () => {
  expect(renderToStaticMarkup(<PageHero title="La Panga" />)).toContain("<h1>La Panga</h1>");
  const inside = renderToStaticMarkup(
    <HeroHeading value="h3">
      <PageHero title="La Panga" />
    </HeroHeading>,
  );
  expect(inside).toContain("<h3>La Panga</h3>");
  expect(inside).not.toContain("<h1");
});
