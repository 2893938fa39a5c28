import { describe, expect, test } from "vitest";
import { matchFiles } from "../../../app/rules/imports/picture-files";

const uploads = "https://old.example/wp-content/uploads";

describe("A picture of an old site is recognized by its file name", () => {
  test("in every size WordPress made of it, however its name is written", () => {
    const sizes = [
      `${uploads}/2023/05/Ola.jpg`,
      `${uploads}/2023/05/ola-1024x768.jpeg`,
      `${uploads}/2023/05/ola-scaled.jpg`,
    ];
    expect(matchFiles(["ola.JPG", "Ola-300x200.jpg"], [...sizes, `${uploads}/2023/05/other.jpg`])).toEqual([
      { addresses: sizes },
      { addresses: sizes },
    ]);
    const spoken = `${uploads}/2023/05/caf%C3%A9%20azul.png?w=300`;
    expect(matchFiles(["cafe\u0301 azul.png"], [spoken])).toEqual([{ addresses: [spoken] }]);
  });

  test("unless nothing mentions it, or two folders have one with its name", () => {
    const two = [`${uploads}/2022/01/posto.jpg`, `${uploads}/2022/02/posto.jpg`];
    expect(matchFiles(["posto.jpg", "sign.png", "2022.jpg"], two)).toEqual([
      "ambiguous",
      "unknown",
      "unknown",
    ]);
    expect(matchFiles(["posto.jpg"], [...two.slice(0, 1), ...two.slice(0, 1)])).toEqual([
      { addresses: two.slice(0, 1) },
    ]);
  });
});
