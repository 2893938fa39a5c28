import { expect, test } from "vitest";
import { isOpenToPaused, typedWords } from "../../../app/rules/accounts/paused-account";

test("A paused account can read everything", () => {
  for (const path of ["/", "/add-restaurant", "/es/my-listings/post/8f/edit", "/admin"])
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(isOpenToPaused(method, path)).toBe(true);
});

test("A paused account can sign in and out, and export and delete its data", () => {
  const paths = ["/auth", "/auth/sign-out", "/profile/security", "/my-listings/hotel/8f/delete", "/language"];
  for (const path of paths)
    for (const form of [path, `/es${path}`, `${path}.data`])
      expect(isOpenToPaused("POST", form), form).toBe(true);
});

test("A paused account can't submit anything else, at future addresses either", () => {
  const paths = [
    ...["/add-restaurant", "/es/add-blog", "/add-event.data", "/my-listings/hotel/8f/edit", "/images"],
    ...["/my-listings/hotel/8f/restore", "/profile", "/eat/fonda/claim", "/eat/fonda/correction", "/soon"],
    ...["/authors", "/languages", "/x/language", "/my-listings/hotel/8f/delete/more"],
  ];
  for (const path of paths)
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])
      expect(isOpenToPaused(method, path), `${method} ${path}`).toBe(false);
});

test("The text of a refused form comes back, without its hidden fields", () => {
  const fields = [
    ["form_token", "9f"],
    ["version", "3"],
    ["current_password", "three green waves"],
    ["intent", "save"],
    ["name", " Fonda Ñeque "],
    ["phone", ""],
    ["takes_cards", "on"],
    ["description", "Ceviche,\nevery day."],
    ["description", "Ceviche,\nevery day."],
  ];
  expect(typedWords(fields)).toBe("name: Fonda Ñeque\n\ndescription: Ceviche,\nevery day.");
  expect(typedWords([["text", "x".repeat(100_000)]])).toHaveLength(60_000);
});
