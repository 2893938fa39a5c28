import { daysOfHours } from "../../app/rules/places/hours";
import { marksAskedOf } from "../../app/rules/places/place-marks";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { seed } from "../../drizzle/seed/seed";
import { hold } from "./events";
import { addActivity, addBusiness } from "./places";
import type { Town } from "./town";
import { fillVillage } from "./village";

const shores = "al lado de,frente a,detrás de,a 200 m de,antes de,después de,arriba de".split(",");
const marks = "la iglesia,el puente,la escuela,la cancha,el muelle,la quebrada,el corotú,la tienda".split(
  ",",
);

/** A hundred and fifty places of all kinds, each with hours, marks and a number. */
export async function openFullVillage(town: Town, now: string): Promise<void> {
  await seed(town.env, new Date(now));
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
  await fillVillage(town, 106);
  const where = (n: number) =>
    `Calle ${(n % 9) + 1}, ${shores[n % shores.length]} ${marks[(n * 5) % marks.length]}, Cambutal`;
  const hours = (n: number) =>
    `${6 + (n % 4)}:${n % 2 ? "30" : "00"} AM - ${2 + (n % 3)} PM; 6 PM - ${8 + (n % 4)}:15 PM`;
  const week = (n: number) =>
    Object.fromEntries(daysOfHours.map((day, index) => [day, (n + index) % 6 ? hours(n) : "Closed"]));
  const phone = (n: number) =>
    `+507 6${String(7_919 * (n + 3))
      .padStart(7, "0")
      .slice(0, 7)}`;
  const mark = (n: number) =>
    Object.fromEntries(marksAskedOf("restaurant").map((one, index) => [one, (n + index) % 3 > 0]));
  const changed = (rows: { id: string }[], of: (n: number) => object) =>
    JSON.stringify(rows.map(({ id }, n) => ({ id, ...of(n) })));
  const ids = (table: string) => town.rows<{ id: string }>(`SELECT id FROM ${table} ORDER BY slug`);
  await town.rows(
    `UPDATE restaurant_listings SET phone = one.value ->> 'phone', whatsapp = one.value ->> 'whatsapp',
       address = one.value ->> 'address', hours = one.value ->> 'hours', mark = one.value ->> 'mark'
     FROM json_each(?) AS one WHERE restaurant_listings.id = one.value ->> 'id'`,
    changed(await ids("restaurant_listings"), (n) => ({
      phone: phone(n),
      whatsapp: phone(n * 3 + 1),
      address: where(n),
      hours: week(n),
      mark: mark(n),
    })),
  );
  await town.rows(
    `UPDATE hotel_listings SET policies = one.value ->> 'policies', address = one.value ->> 'address',
       mark = one.value ->> 'mark', price_from = one.value ->> 'price'
     FROM json_each(?) AS one WHERE hotel_listings.id = one.value ->> 'id'`,
    changed(await ids("hotel_listings"), (n) => ({
      ...{ policies: { phone: phone(n * 7 + 5) }, address: where(n * 3), mark: mark(n + 1) },
      price: 18 + ((n * 13) % 210),
    })),
  );
  for (let n = 0; n < 13; n++) {
    const names = { business_name: `Escuela ${marks[n % 8]} ${n}`, slug: `escuela_${n}` };
    await addActivity(town, {
      ...names,
      whatsapp: phone(n * 11),
      address: where(n * 2),
      mark: mark(n + 2),
      hours: `Mon-Sat ${7 + (n % 3)} AM to ${4 + (n % 2)} PM`,
    });
    await addBusiness(town, {
      ...{ name: `Taller ${marks[n % 8]} ${n}`, slug: `taller_${n}`, phone: phone(n * 13) },
      address: where(n * 4),
    });
  }
  // Which places come first is drawn anew every day; what fits a sheet is looked at in one order.
  for (const table of [
    "restaurant_listings",
    "hotel_listings",
    "adventure_business_listings",
    "business_listings",
  ])
    await town.rows(
      `UPDATE ${table} SET shuffle = (SELECT count(*) FROM ${table} AS other WHERE other.slug < ${table}.slug)`,
    );
  for (let n = 0; n < 40; n++)
    await hold(town, {
      title: `${["Clase", "Noche", "Feria", "Cine"][n % 4]} ${marks[(n * 3) % 8]} ${n}`,
      location: where(n),
      event_date: new Date(Date.parse(now) + (n % 14) * 86_400_000).toISOString().slice(0, 10),
      start_time: `${String(7 + (n % 12)).padStart(2, "0")}:00`,
      end_time: "21:30",
    });
}
