import type { restaurantListings } from "../../../app/server/db/schema/places";
import { picturesOfPlace } from "../photos";
import { demoMenu } from "../pictures";
import { listing } from "./listing";
import { demoMenus } from "./menus";

type Row = typeof restaurantListings.$inferInsert;

const everyDay = (text: string) => ({
  Monday: text,
  Tuesday: text,
  Wednesday: text,
  Thursday: text,
  Friday: text,
  Saturday: text,
  Sunday: text,
});
const phones = { phone: "+507 0000-0101", whatsapp: "+507 0000-0102" };

export function restaurantRows(now: Date): Row[] {
  const place = (name: string, story: Parameters<typeof listing>[2], age: number) => ({
    name,
    ...listing("restaurant", "name", story, age, now),
  });
  return [
    {
      ...place(
        "La Panga",
        {
          language: "en",
          is_premium: true,
          en: {
            name: "La Panga",
            description:
              "Eight tables on the sand and whatever the boats brought in. Whole red snapper with patacones, corvina ceviche by the glass, and a soup of the day that's gone by two. Ask what came in, point, wait, eat.",
            mark_note: "Yappy accepted",
          },
          es: {
            name: "La Panga",
            description:
              "Ocho mesas sobre la arena y lo que trajeron las lanchas. Pargo entero con patacones, ceviche de corvina en vaso y una sopa del día que a las dos ya se acabó. Pregunta qué llegó, señala, espera y come.",
            mark_note: "Aceptan Yappy",
          },
        },
        90,
      ),
      mark: { gluten_free: true, children: true, dogs: true, step_free: false, cards: false },
      category: "Seafood",
      address: "Calle de la playa, 200 m al oeste de donde varan las lanchas, Cambutal",
      latitude: 7.2829,
      longitude: -80.5189,
      ...phones,
      website: "https://example.com/la-panga",
      hours: { ...everyDay("11:30 AM - 3:00 PM; 6:00 PM - 9:30 PM"), Monday: "Closed" },
      menu: demoMenus.panga,
      ...picturesOfPlace(["mesas", "pargo"]),
    },
    {
      ...place(
        "Café Amanecer",
        {
          language: "es",
          isOwners: true,
          en: {
            name: "Café Amanecer",
            description:
              "Coffee from the highlands of Chiriquí before the first wave, hojaldres with white cheese after it. Three tables, one good view, and a shelf of books that other surfers left behind.",
          },
          es: {
            name: "Café Amanecer",
            description:
              "Café de las tierras altas de Chiriquí antes de la primera ola, y hojaldres con queso blanco después. Tres mesas, una buena vista y un estante de libros que dejaron otros surfistas.",
          },
        },
        80,
      ),
      mark: { vegetarian: true, vegan: true, dogs: true, cards: true, wifi: true },
      category: "Cafe",
      address: "Calle principal, frente a la iglesia, Cambutal",
      latitude: 7.2841,
      longitude: -80.5152,
      phone: null,
      whatsapp: "+507 0000-0103",
      menu_images: [demoMenu],
      website: null,
      hours: { ...everyDay("6:00 AM - 12:00 PM"), Sunday: "7:00 - 11:00" },
      menu: demoMenus.cafe,
      ...picturesOfPlace(["cafe"]),
    },
    {
      ...place(
        "Fonda Doña Nena",
        {
          language: "es",
          en: {
            name: "Fonda Doña Nena",
            description:
              "Rice, beans, fried plantain and stewed chicken, for the price of a coffee in the city. Sancocho on Saturdays. Come early: when the pot is empty, the door closes.",
          },
          es: {
            name: "Fonda Doña Nena",
            description:
              "Arroz, porotos, tajadas y pollo guisado, por lo que cuesta un café en la capital. Sábado de sancocho. Llega temprano: cuando se acaba la olla, se cierra la puerta.",
          },
        },
        75,
      ),
      mark: { vegetarian: true, children: true, cards: false, parking: true },
      category: "Panamanian",
      address: "Vía a Tonosí, al lado de la parada, Cambutal",
      latitude: 7.2858,
      longitude: -80.5136,
      phone: "+507 0000-0104",
      whatsapp: null,
      website: null,
      hours: { ...everyDay("6:30 AM - 3:00 PM"), Sunday: "Cerrado" },
      menu: demoMenus.fonda,
    },
    {
      ...place(
        "Horno de Mar",
        {
          language: "en",
          is_premium: true,
          display_order: 1,
          en: {
            name: "Horno de Mar",
            description:
              "A clay oven, long-rested dough and two people who care too much about tomatoes. Pizza at night, fresh pasta on Fridays, and tiramisu until it runs out.",
            mark_note: "Ask for the dough without gluten a day before.",
          },
          es: {
            name: "Horno de Mar",
            description:
              "Un horno de barro, masa de reposo largo y dos personas a las que los tomates les importan demasiado. Pizza por la noche, pasta fresca los viernes y tiramisú hasta que se acabe.",
            mark_note: "La masa sin gluten se pide un día antes.",
          },
        },
        60,
      ),
      mark: { vegetarian: true, children: true, step_free: true, cards: true, parking: true },
      category: "Italian",
      address: "Camino a Los Buzos, Cambutal",
      latitude: 7.2812,
      longitude: -80.5244,
      phone: "+507 0000-0105",
      whatsapp: "+507 0000-0105",
      website: "https://example.com/horno-de-mar",
      hours: { ...everyDay("5:30 PM - 10:00 PM"), Tuesday: "Closed", Wednesday: "Closed" },
      kitchen_until: "9:30 PM",
      menu: demoMenus.horno,
    },
    {
      ...place(
        "El Último Bar",
        {
          language: "en",
          en: {
            name: "El Último Bar",
            description:
              "Cold beer, small plates and the last light of the day, which is why it's full at six. Live music on Saturdays, until the neighbors ask nicely.",
          },
          es: {
            name: "El Último Bar",
            description:
              "Cerveza fría, platos chicos y la última luz del día; por eso a las seis está lleno. Música en vivo los sábados, hasta que los vecinos lo pidan por favor.",
          },
        },
        45,
      ),
      ...picturesOfPlace(Array.from({ length: 9 }, (_, index) => `bar${index + 1}`)),
      category: "Bar & Tapas",
      address: "Final de la calle de la playa, Cambutal",
      latitude: 7.2806,
      longitude: -80.5291,
      phone: null,
      whatsapp: "+507 0000-0106",
      website: null,
      hours: {
        ...everyDay("4:00 PM - 11:00 PM"),
        Friday: "4:00 PM - 2:00 AM",
        Saturday: "4:00 PM - 2:00 AM",
      },
    },
    {
      ...place(
        "Tacos del Fin del Mundo",
        {
          language: "en",
          en: {
            name: "Tacos del Fin del Mundo",
            description:
              "Fish tacos from a window in a blue wall: beer batter, cabbage, lime, and a sauce that asks for respect. Closed in the rainy months, when the cook goes fishing.",
          },
          es: {
            name: "Tacos del Fin del Mundo",
            description:
              "Tacos de pescado por la ventana de una pared azul: rebozado de cerveza, repollo, limón y una salsa que se hace respetar. En los meses de lluvia cierra, porque el cocinero se va a pescar.",
          },
        },
        40,
      ),
      mark: { vegetarian: true, vegan: true, gluten_free: true, children: true, dogs: true },
      category: "Mexican",
      address: "Calle principal, pared azul, Cambutal",
      latitude: 7.2838,
      longitude: -80.516,
      phone: "+507 0000-0107",
      whatsapp: "+507 0000-0107",
      website: null,
      hours: everyDay("12:00 PM - 8:00 PM"),
      closed_for_season: true,
    },
    {
      ...place(
        "Sushi Palma",
        {
          language: "en",
          status: "pending",
          isOwners: true,
          en: {
            name: "Sushi Palma",
            description: "Local tuna, careful knives and six seats at the counter.",
          },
          es: {
            name: "Sushi Palma",
            description: "Atún de aquí, cuchillos con cuidado y seis puestos en la barra.",
          },
        },
        2,
      ),
      category: "Japanese",
      address: "Calle principal, Cambutal",
      ...phones,
      hours: everyDay("6 PM - 10 PM"),
    },
    {
      ...place(
        "Burger Shack",
        {
          language: "en",
          status: "rejected",
          review_note:
            "The address is missing a landmark, and the text is about another town. Please fix both and send it again.",
          isOwners: true,
          en: { name: "Burger Shack", description: "Burgers, fries and shakes from a window by the road." },
          es: {
            name: "Burger Shack",
            description: "Hamburguesas, papas y batidos por una ventana junto a la carretera.",
          },
        },
        9,
      ),
      category: "Fast Food",
      address: "En algún lugar de la costa",
      ...phones,
      hours: everyDay("11 AM - 9 PM"),
    },
  ];
}
