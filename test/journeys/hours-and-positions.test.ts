import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fieldValue, plain } from "../support/page-html";
import { type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { activity, hotel, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown();
});
beforeEach(async () => {
  owner = await signUp(town);
});
afterAll(() => town.close());

const send = (path: string, form: Record<string, string>) =>
  town.post(path, form, { headers: owner.headers });

/** These fields as a browser would send them again. */
function again(html: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fieldValue(html, name) ?? ""]));
}

async function takeHours(): Promise<string> {
  const rows = await town.rows<{ hours: string }>("SELECT hours FROM restaurant_listings");
  await town.rows("DELETE FROM restaurant_listings");
  expect(rows).toHaveLength(1);
  const week: Record<string, string | null> = JSON.parse(rows[0]?.hours ?? "{}");
  return days.map((day) => week[day] ?? "").join(" | ");
}

const weekFields = ["hours_text", ...days.map((day) => `hours.${day}`)];

describe("a week in one text", () => {
  test.each([
    [
      "/add-restaurant",
      "Mon-Fri 7am-3pm / 6-10, Sat closed",
      `${"7:00 AM - 3:00 PM, 6:00 PM - 10:00 PM | ".repeat(5)}Closed | `,
    ],
    ["/es/add-restaurant", "lunes a viernes de 8 a. m. a 5 p. m.", `${"8:00 AM - 5:00 PM | ".repeat(5)} | `],
    ["/es/add-restaurant", "abierto 24 horas", Array(7).fill("Open 24 hours").join(" | ")],
  ])("sent to %s is split into days: %s", async (path, hours_text, stored) => {
    const response = await send(path, { ...restaurant, hours_text });
    expect(response.status).toBe(303);
    expect(await takeHours()).toBe(stored);
  });

  test("that's ambiguous comes back as a proposal, and sending it again confirms it", async () => {
    const response = await send("/es/add-restaurant", { ...restaurant, hours_text: "lunes a viernes 8 a 5" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain(
      "Leímos “lunes a viernes 8 a 5” así: Lunes a viernes de 8:00 a. m. a 5:00 p. m.; cerrado sábado y domingo.",
    );
    expect(html).toContain('aria-invalid="true"');
    expect(fieldValue(html, "hours.Friday")).toBe("de 8:00 a. m. a 5:00 p. m.");
    expect(await town.rows("SELECT id FROM restaurant_listings")).toEqual([]);
    const confirmed = await send("/es/add-restaurant", { ...restaurant, ...again(html, weekFields) });
    expect(confirmed.status).toBe(303);
    expect(await takeHours()).toBe(`${"8:00 AM - 5:00 PM | ".repeat(5)} | `);
  });

  test("that closes a day which has hours of its own is proposed first", async () => {
    const typed = { "hours.Sunday": "9:00 AM - 1:00 PM", hours_text: "Mon-Fri 8am-5pm" };
    const response = await send("/add-restaurant", { ...restaurant, ...typed });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain("Mon to Fri 8:00 AM to 5:00 PM; closed Saturday and Sunday.");
    expect(fieldValue(html, "hours.Sunday")).toBe("");
  });

  test.each([
    ["/add-restaurant", "closed Mondays", "We know when you're closed. When are you open on the other days?"],
    ["/es/add-restaurant", "cerrado martes", "¿Qué horario tienes los demás días?"],
    [
      "/add-restaurant",
      "Mon-Sat 8am-5pm, closed holidays",
      "Holidays don't have their own line here. Leave out “holidays”",
    ],
    ["/es/add-restaurant", "de lunes a viernes según marea", "No entendimos “según marea”."],
    ["/add-restaurant", "from 8am", "“8am” is only one time. From when to when are you open?"],
    ["/es/add-restaurant", "L-V 8:00 a 25:00", "“25:00” no es una hora."],
  ])("that can't be understood at %s is kept, with a question: %s", async (path, hours_text, words) => {
    const response = await send(path, { ...restaurant, hours_text });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain(words);
    expect(fieldValue(html, "hours_text")).toBe(hours_text);
    expect(await town.rows("SELECT id FROM restaurant_listings")).toEqual([]);
  });
});

describe("a day's hours", () => {
  test("are stored with AM and PM, and free text as it was written", async () => {
    const week = {
      "hours.Monday": "11:30-15:00 / 18:00-22:00",
      "hours.Tuesday": "cerrado",
      "hours.Wednesday": "todo el día",
      "hours.Friday": "When the boats are in",
    };
    expect((await send("/add-restaurant", { ...restaurant, ...week })).status).toBe(303);
    expect(await takeHours()).toBe(
      "11:30 AM - 3:00 PM, 6:00 PM - 10:00 PM | Closed | Open 24 hours |  | When the boats are in |  | ",
    );
  });

  test("that are ambiguous are proposed and then confirmed", async () => {
    const response = await send("/add-restaurant", { ...restaurant, "hours.Monday": "7-3" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain("We read “7-3” like this: 7:00 AM to 3:00 PM.");
    expect(fieldValue(html, "hours.Monday")).toBe("7:00 AM - 3:00 PM");
    const confirmed = await send("/add-restaurant", { ...restaurant, ...again(html, weekFields) });
    expect(confirmed.status).toBe(303);
    expect(await takeHours()).toBe("7:00 AM - 3:00 PM |  |  |  |  |  | ");
  });

  test("for other days are refused, with a hint to the week's field", async () => {
    const response = await send("/add-restaurant", { ...restaurant, "hours.Monday": "Mon-Fri 9am-5pm" });
    expect(response.status).toBe(400);
    expect(plain(await response.text())).toContain("These are the hours of several days.");
  });

  test("are read the same way when a listing is edited", async () => {
    const { id, slug } = await addRestaurant(town, { user_id: owner.id, name: "La Brisa" });
    const edit = { name: "La Brisa", category: "Seafood", address: "Main street" };
    const response = await send(`/my-listings/restaurant/${id}/edit`, {
      ...edit,
      hours_text: "12m-9pm menos lunes",
    });
    expect(response.status).toBe(303);
    const html = plain(await (await town.get(`/eat/${slug}`)).text());
    expect(html).toContain("12:00 PM – 9:00 PM");
    await town.rows("DELETE FROM restaurant_listings");
  });
});

describe("the end of a kitchen's day", () => {
  const week = { hours_text: "Tue-Sun 12pm-2am" };
  const kitchen = async () => (await town.rows("SELECT kitchen_until FROM restaurant_listings"))[0];
  const change = async (kitchen_until: string, path = "") => {
    const { id } = await addRestaurant(town, { user_id: owner.id, name: "Late" });
    const edit = { name: "Late", category: "Seafood", address: "Main street", ...week, kitchen_until };
    return send(`${path}/my-listings/restaurant/${id}/edit`, edit);
  };

  test("is public at once, and interpreted within the place's hours", async () => {
    expect((await change("hasta las 00:30", "/es")).status).toBe(303);
    expect(await kitchen()).toEqual({ kitchen_until: "12:30 AM" });
    await town.rows("DELETE FROM restaurant_listings");
  });

  test.each([
    ["1 or 2", "Write one time, like 9:30 PM"],
    ["3 AM", "According to your hours, you're never open past that time."],
    ["1", "We read “1” like this: 1:00 PM."],
  ])("%s is refused, with everything typed kept", async (typed, words) => {
    const response = await change(typed);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain(words);
    expect(fieldValue(html, "hours.Friday")).toBe("12:00 PM - 2:00 AM");
    expect(await kitchen()).toEqual({ kitchen_until: null });
    await town.rows("DELETE FROM restaurant_listings");
  });
});

describe("the hours of an activity", () => {
  const hoursOf = async () => {
    const [row] = await town.rows<{ hours: string }>("SELECT hours FROM adventure_business_listings");
    await town.rows("DELETE FROM adventure_business_listings");
    return row?.hours;
  };

  test.each([
    ["/add-activity", "7-17", "7:00 AM - 5:00 PM"],
    ["/add-activity", "Mon-Sat 7-17", "Mon to Sat 7:00 AM to 5:00 PM; closed Sunday"],
    ["/es/add-activity", "L-S 7-17", "Lunes a sábado de 7:00 a. m. a 5:00 p. m.; cerrado domingo"],
    ["/es/add-activity", "según la marea", "según la marea"],
  ])("sent to %s as %s are kept as %s", async (path, hours, stored) => {
    expect((await send(path, { ...activity, hours })).status).toBe(303);
    expect(await hoursOf()).toBe(stored);
  });

  test("that are ambiguous are proposed and then confirmed", async () => {
    const response = await send("/es/add-activity", { ...activity, hours: "de 8 a 5" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain("Leímos “de 8 a 5” así: Todos los días de 8:00 a. m. a 5:00 p. m.");
    const confirmed = await send("/es/add-activity", { ...activity, ...again(html, ["hours"]) });
    expect(confirmed.status).toBe(303);
    expect(await hoursOf()).toBe("8:00 AM - 5:00 PM");
  });
});

describe("a position pasted into a form", () => {
  test.each([
    ["into latitude", { latitude: "7.2550, -80.4975" }],
    ["into longitude", { longitude: "7°15'18\"N 80°29'51\"W" }],
    ["over an old one", { latitude: "https://maps.google.com/?q=7.2550,-80.4975", longitude: "-80.1" }],
  ])("%s is both numbers", async (_, typed) => {
    for (const [path, form, table] of [
      ["/add-restaurant", restaurant, "restaurant_listings"],
      ["/add-hotel", hotel, "hotel_listings"],
    ] as const) {
      expect((await send(path, { ...form, ...typed })).status).toBe(303);
      const rows = await town.rows(`SELECT latitude, longitude FROM ${table}`);
      expect(rows, path).toEqual([{ latitude: 7.255, longitude: -80.4975 }]);
      await town.rows(`DELETE FROM ${table}`);
    }
  });

  test("is split into its two fields if something else keeps the form", async () => {
    const response = await send("/add-restaurant", { ...restaurant, name: "", latitude: "7.2550, -80.4975" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(fieldValue(html, "latitude")).toBe("7.255");
    expect(fieldValue(html, "longitude")).toBe("-80.4975");
  });

  test.each([
    ["/add-restaurant", "https://maps.app.goo.gl/AbCd123", "This is a short link"],
    ["/es/add-restaurant", "https://maps.app.goo.gl/AbCd123", "Es un enlace corto"],
    ["/add-restaurant", "-80.4975, 7.2550", "The two numbers are the wrong way round"],
    ["/es/add-restaurant", "7.2550, 80.4975", "la longitud lleva un menos"],
    ["/add-restaurant", "https://www.google.com/maps/place/La+Panga", "There's no position in this link."],
    ["/add-restaurant", "95, -190", "There's no such place"],
    ["/add-restaurant", "beside the church", "Latitude must be between -90 and 90"],
  ])("at %s is kept with its error: %s", async (path, latitude, words) => {
    const response = await send(path, { ...restaurant, latitude });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(plain(html)).toContain(words);
    expect(fieldValue(html, "latitude")).toBe(latitude);
    expect(await town.rows("SELECT id FROM restaurant_listings")).toEqual([]);
  });
});
