import type { businessListings } from "../../../app/server/db/schema/places";
import { listing } from "./listing";

type Row = typeof businessListings.$inferInsert;
type Words = [name: string, english: string, spanish: string];
type Facts = Pick<Row, "category" | "address" | "phone" | "website">;

export function businessRows(now: Date): Row[] {
  const place = (
    [name, en, es]: Words,
    facts: Facts,
    age: number,
    more: Partial<Parameters<typeof listing>[2]> = {},
  ) => ({
    ...listing(
      "business",
      "name",
      { language: "en", en: { name, description: en }, es: { name, description: es }, ...more },
      age,
      now,
    ),
    name,
    email: "business@cambutal.test",
    ...facts,
  });
  return [
    place(
      [
        "Mini Súper La Esquina",
        "Water, eggs, candles, sunscreen, fishing line: if it isn't here, the next one is in Tonosí.",
        "Agua, huevos, velas, bloqueador, nailon: si no está aquí, lo siguiente es Tonosí.",
      ],
      {
        category: "Retail",
        address: "Calle principal, esquina de la iglesia, Cambutal",
        phone: "+507 0000-0401",
        website: null,
      },
      88,
      { is_premium: true },
    ),
    place(
      [
        "Taller El Corvino",
        "Tires, brakes and whatever the last stretch of road broke. Tow rope included.",
        "Llantas, frenos y lo que haya roto el último tramo. Con soga para remolcar.",
      ],
      { category: "Services", address: "Vía a Tonosí, Cambutal", phone: "+507 0000-0402", website: null },
      77,
    ),
    place(
      [
        "Transporte Azuero Sur",
        "Shared rides to Las Tablas, Pedasí and the capital, boards on the roof. Book the day before.",
        "Viajes compartidos a Las Tablas, Pedasí y la capital, con las tablas en el techo. Reserva el día antes.",
      ],
      {
        category: "Transportation",
        address: "Parada de buses, Cambutal",
        phone: "+507 0000-0403",
        website: "https://example.com/azuero-sur",
      },
      66,
      { isOwners: true },
    ),
    place(
      [
        "Lavandería Olas Limpias",
        "Wash, dry and fold by the kilo. Drop it off before nine, pick it up before six.",
        "Lavado, secado y doblado por kilo. Déjala antes de las nueve y recógela antes de las seis.",
      ],
      { category: "Services", address: "Segunda calle, Cambutal", phone: "+507 0000-0404", website: null },
      55,
    ),
    place(
      [
        "Oficina de Viajes La Punta",
        "Boat days, park permits and someone who answers the phone when the road floods.",
        "Días de lancha, permisos del parque y alguien que contesta cuando se inunda el camino.",
      ],
      {
        category: "Tourism",
        address: "Calle principal, arriba de la panadería, Cambutal",
        phone: "+507 0000-0405",
        website: "https://example.com/la-punta",
      },
      44,
    ),
    place(
      [
        "Cine en la Arena",
        "A sheet, a projector and folding chairs, on dry Thursdays. Bring your own cushion.",
        "Una sábana, un proyector y sillas plegables, los jueves sin lluvia. Trae tu cojín.",
      ],
      {
        category: "Entertainment",
        address: "Playa, junto a los almendros, Cambutal",
        phone: null,
        website: null,
      },
      33,
    ),
    place(
      ["Kayaks del Estero", "Kayaks by the hour on the quiet side.", "Kayaks por hora en el lado tranquilo."],
      {
        category: "Adventure",
        address: "Embarcadero del estero, Cambutal",
        phone: "+507 0000-0407",
        website: null,
      },
      4,
      { status: "pending", isOwners: true },
    ),
    place(
      ["Souvenirs del Mar", "Shells and necklaces.", "Conchas y collares."],
      { category: "Retail", address: "Calle principal, Cambutal", phone: "+507 0000-0408", website: null },
      14,
      {
        status: "rejected",
        isOwners: true,
        review_note: "We don't list the sale of shells or turtle products. Other crafts are welcome.",
      },
    ),
  ];
}
