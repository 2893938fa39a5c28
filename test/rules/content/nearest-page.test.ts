import { describe, expect, test } from "vitest";
import { nearestPage } from "../../../app/rules/content/nearest-page";

describe("A visitor at a wrong address", () => {
  test.each([
    ["/surfing", "/surf"],
    ["/es/surff", "/surf"],
    ["/restaurants", "/eat"],
    ["/es/restaurantes", "/eat"],
    ["/hoteles.html", "/stay"],
    ["/guide/transporation", "/transportation"],
    ["/es/información?x=1", "/info"],
    ["/es/informaci%C3%B3n", "/info"],
    ["/realestate", "/real-estate"],
    ["/Calender", "/calendar"],
    ["/eat/nobody/menu", "/eat"],
    ["/emergencia", "/info"],
  ])("at %s is offered %s", (address, page) => expect(nearestPage(address)).toBe(page));

  test.each(["/nowhere", "/wp-admin/setup.php", "/", "/es", "/%E0%A4%A", "/x", `/${"a".repeat(5000)}`])(
    "at %s gets no suggestion",
    (address) => expect(nearestPage(address)).toBeNull(),
  );
});
