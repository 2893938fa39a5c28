import { expect, test } from "vitest";
import { Showcase } from "../../app/ui/showcase";
import { render, valuesOf } from "./render";

const html = render(<Showcase />);

test("nothing carries a style attribute, which the policy would refuse", () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test("no two things share an id", () => {
  const ids = valuesOf(html, "id");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every description points at words that are there", () => {
  const ids = valuesOf(html, "id");
  const described = valuesOf(html, "aria-describedby").flatMap((value) => value.split(" "));
  expect(described.length).toBeGreaterThan(3);
  expect(described.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every picture keeps its place before it loads", () => {
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((picture) => !/width="\d+" height="\d+"/.test(picture))).toEqual([]);
});
