import { afterAll } from "vitest";
import { fieldValue } from "./page-html";
import { makeAdmin, type Person } from "./people";
import { openTown, type Town } from "./town";

type Form = Record<string, string> | [string, string][];

/** An admin in the studio, without scripts. */
export function studioOf(town: Town, admin: Person, now?: string) {
  const send = { headers: admin.headers, now };
  const html = async (path: string) => {
    const response = await town.get(path, send);
    return { response, html: await response.text() };
  };
  const of = (page_path: string, section_name: string) => new URLSearchParams({ page_path, section_name });
  return {
    html,
    /** A section's form in one language. */
    async open(page_path: string, section_name: string) {
      const path = `/admin/content?${of(page_path, section_name)}`;
      const screen = await html(path);
      return { ...screen, path, version: fieldValue(screen.html, "version") ?? "" };
    },
    async send(
      page_path: string,
      section_name: string,
      form: Record<string, string>,
      more: { failure?: string } = {},
    ) {
      return town.post("/admin/content", { page_path, section_name, ...form }, { ...send, ...more });
    },
    post: (path: string, form: Form, more: { failure?: string } = {}) =>
      town.post(path, form, { ...send, ...more }),
    /** The toast of the page an answer leads to. */
    async toastOf(response: Response) {
      const flash = response.headers.getSetCookie().find((one) => one.startsWith("flash="));
      return decodeURIComponent(flash?.split(";")[0]?.slice("flash=".length) ?? "");
    },
  };
}

/** A town and an admin in its studio, for one file's tests. */
export async function openStudio(now?: string) {
  const town = await openTown({ now });
  afterAll(() => town.close());
  const admin = await makeAdmin(town);
  return { town, admin, studio: studioOf(town, admin, now) };
}
