import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { message, parseForm, typedFields, typedText } from "../../../app/forms/site/parse";

const needed = message("account.problems.nameRequired");
const tooLong = message("account.problems.nameLong");

const Form = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(needed), v.maxLength(5, tooLong)),
  "hours.Monday": v.pipe(v.string(), v.maxLength(5, tooLong)),
  photos: v.array(v.pipe(v.string(), v.maxLength(5, tooLong))),
});

function form(fields: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe("A form", () => {
  test("returns declared fields only", () => {
    const parsed = parseForm(
      Form,
      form([...[["name", " Ana "] as [string, string]], ["status", "approved"]]),
    );
    expect(parsed).toEqual({ ok: true, value: { name: "Ana", "hours.Monday": "", photos: [] } });
  });

  test("has a single character for each line break, however a browser sends it", () => {
    expect(parseForm(Form, form([["name", "a\r\nb\rc"]]))).toMatchObject({ value: { name: "a\nb\nc" } });
  });

  test("treats a missing field as empty, with our message for it", () => {
    expect(parseForm(Form, form([]))).toEqual({ ok: false, problems: { name: needed } });
  });

  test("names the field, including one with a dot in its name, and the row of a repeated one", () => {
    const parsed = parseForm(
      Form,
      form([
        ["name", "Ana"],
        ["hours.Monday", "from nine to five"],
        ["photos", "a"],
        ["photos", "far too long"],
      ]),
    );
    expect(parsed).toEqual({ ok: false, problems: { "hours.Monday": tooLong, "photos.1": tooLong } });
  });

  test("has one message per field, the first", () => {
    const parsed = parseForm(Form, form([["name", "   "]]));
    expect(parsed).toEqual({ ok: false, problems: { name: needed } });
  });

  test("ignores a file in place of text", () => {
    expect(parseForm(Form, form([["name", new Blob(["Ana"])]]))).toMatchObject({ ok: false });
  });

  test("shows every typed value again, and no others", () => {
    const typed = typedFields(
      Form,
      form([
        ["photos", "a"],
        ["photos", "b"],
        ["photos", new Blob(["c"])],
        ["role", "admin"],
      ]),
    );
    expect(typed).toEqual({ name: [], "hours.Monday": [], photos: ["a", "b"] });
  });

  test("never shows a password again", () => {
    const SignIn = v.object({ email: v.string(), password: v.string() });
    const typed = typedText(
      SignIn,
      form([
        ["email", "a@b.test"],
        ["password", "secret"],
      ]),
    );
    expect(typed).toEqual({ email: "a@b.test" });
  });
});
