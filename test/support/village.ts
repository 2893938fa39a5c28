import type { Town } from "./town";

const first = "Casa Cabaña Fonda Rancho Posada Bar Tienda Taller Escuela Café".split(" ");
const last =
  "Azul,del Mar,La Ceiba,El Mangle,Doña Luz,Buena Vista,Las Olas,El Guayacán,Tía Mery,del Sol,Los Pinos,La Garza".split(
    ",",
  );

/** Adds restaurants along the road, each with a name and a position. */
export async function fillVillage(town: Town, count: number): Promise<void> {
  let seed = 7;
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const [table, start] of [
    ["restaurant_listings", 0],
    ["hotel_listings", 1],
  ] as const) {
    const columns = (await town.rows<{ name: string }>(`PRAGMA table_info(${table})`)).map(
      ({ name }) => name,
    );
    const places = Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
      const number = index * 2 + start;
      const name = `${first[(number * 7) % first.length]} ${last[(number * 5) % last.length]}`;
      const along = chance();
      const longitude = -80.5291 + 0.0185 * along;
      const latitude = 7.2806 + 0.0048 * along + 0.0012 * chance();
      return { name, longitude, latitude, slug: `${name.toLowerCase().replace(/\W+/g, "_")}_${number}` };
    });
    const own: Record<string, string> = {
      id: "one.id || place.key",
      slug: "place.value ->> 'slug'",
      name: "place.value ->> 'name'",
      translation: "NULL",
      form_token: "one.form_token || place.key",
      latitude: "place.value ->> 'latitude'",
      longitude: "place.value ->> 'longitude'",
      shuffle: "one.shuffle + place.key",
    };
    const values = columns.map((column) => own[column] ?? `one.${column}`);
    await town.rows(
      `INSERT INTO ${table} (${columns}) SELECT ${values}
       FROM (SELECT * FROM ${table} WHERE status = 'approved' ORDER BY slug LIMIT 1) AS one, json_each(?) AS place`,
      JSON.stringify(places),
    );
  }
}
