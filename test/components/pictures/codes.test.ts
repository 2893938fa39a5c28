import { expect, test } from "vitest";
import { postPortrait } from "../../../app/components/posts/post-picture";
import { generalPortrait } from "../../../app/rules/pictures/general-portraits";
import { readPortrait } from "../../../app/rules/pictures/portrait";
import { postCategories } from "../../../app/rules/posts/post-categories";

test("every portrait that is written down in the code can be drawn", () => {
  const ofPosts = ["", ...postCategories].flatMap((category) =>
    ["a", "ab", "abc"].map((slug) => postPortrait({ category, slug })),
  );
  for (const code of [...Object.values(generalPortrait), ...ofPosts])
    expect(readPortrait(code), code).not.toBeNull();
});
