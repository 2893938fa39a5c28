import type { hotelListings } from "../../../app/server/db/schema/places";
import { listing } from "./listing";

type Row = typeof hotelListings.$inferInsert;

export function hotelRows(now: Date): Row[] {
  const place = (story: Parameters<typeof listing>[2], age: number) => {
    const row = listing("hotel", "name", story, age, now);
    return {
      ...row,
      name: story[story.language].name ?? "",
      description: story[story.language].description ?? "",
    };
  };
  return [
    {
      ...place(
        {
          language: "en",
          is_premium: true,
          en: {
            name: "Hotel Los Almendros",
            description:
              "Twelve rooms under sea almond trees, a pool for the hot hours and a gate straight to the beach.",
            full_description:
              "Twelve rooms under sea almond trees, a pool for the hot hours and a gate straight to the beach. Rooms have ceiling fans, air conditioning and a porch with a hammock. Breakfast is on the terrace from six, because the good waves don't wait.",
          },
          es: {
            name: "Hotel Los Almendros",
            description:
              "Doce cuartos bajo los almendros, una piscina para las horas de calor y un portón que da a la playa.",
            full_description:
              "Doce cuartos bajo los almendros, una piscina para las horas de calor y un portón que da a la playa. Cada cuarto tiene abanico, aire acondicionado y portal con hamaca. El desayuno se sirve en la terraza desde las seis, porque las buenas olas no esperan.",
          },
        },
        90,
      ),
      mark: { cards: true, wifi: true, parking: true },
      category: "Hotel",
      address: "Calle de la playa, Cambutal",
      latitude: 7.2824,
      longitude: -80.5204,
      affiliate_url: "https://example.com/book/los-almendros",
      expedia_hotel_id: "demo-1001",
      commission_rate: 8.5,
      rating: 4.6,
      review_count: 87,
      price_from: 95,
      amenities: [
        "WiFi",
        "Swimming pool",
        "Air conditioning",
        "Breakfast",
        "Parking",
        "Beach access",
        "Hot water",
      ],
      policies: { check_in: "3:00 PM", check_out: "11:00 AM", phone: "+507 0000-0201" },
    },
    {
      ...place(
        {
          language: "es",
          isOwners: true,
          en: {
            name: "Cabañas El Corotú",
            description:
              "Four wooden cabins on stilts up the hill, thatched, with a kitchen each and monkeys for an alarm clock.",
            full_description:
              "Four wooden cabins on stilts up the hill, thatched, with a kitchen each and monkeys for an alarm clock. The road up is steep: in the rainy months come in a high-clearance car, or leave it below and let us fetch you.",
          },
          es: {
            name: "Cabañas El Corotú",
            description:
              "Cuatro cabañas de madera sobre pilotes, techadas con penca, en la loma; cada una con su cocina y con monos de despertador.",
            full_description:
              "Cuatro cabañas de madera sobre pilotes, techadas con penca, en la loma; cada una con su cocina y con monos de despertador. La subida es empinada: en invierno ven con carro alto, o déjalo abajo y te subimos.",
          },
        },
        80,
      ),
      mark: { dogs: true, children: true, step_free: false, cards: false, parking: true },
      category: "Cabanas",
      address: "Loma arriba de la cancha, Cambutal",
      latitude: 7.2893,
      longitude: -80.5121,
      affiliate_url: "https://example.com/book/el-corotu",
      rating: 4.8,
      review_count: 31,
      price_from: 60,
      currency: "PAB",
      amenities: ["Cocina equipada", "Abanico", "Hamacas", "Se aceptan mascotas", "Planta eléctrica"],
      policies: { check_in: "2:00 PM", check_out: "11:00 AM" },
    },
    {
      ...place(
        {
          language: "en",
          en: {
            name: "Hostel La Ola",
            description:
              "Bunks at $18 a bed, a big table and a board rack, a minute barefoot from the beach break.",
            full_description:
              "Bunks, a big table and a board rack, a minute barefoot from the beach break. Six dorm beds at $18 each and two small doubles that cost more, a shared kitchen, and quiet after ten.",
          },
          es: {
            name: "Hostel La Ola",
            description:
              "Literas a $18 la cama, una mesa grande y un estante para tablas, a un minuto descalzo de las olas.",
            full_description:
              "Literas, una mesa grande y un estante para tablas, a un minuto descalzo de las olas. Seis camas en dormitorio a $18 cada una, dos cuartos dobles pequeños que cuestan más, cocina compartida y silencio desde las diez.",
          },
        },
        70,
      ),
      mark: { wifi: true, dogs: false },
      category: "Hostel",
      address: "Segunda calle desde la playa, Cambutal",
      latitude: 7.2836,
      longitude: -80.5171,
      affiliate_url: "https://example.com/book/la-ola",
      rating: 4.3,
      review_count: 112,
      price_from: 18,
      amenities: ["WiFi", "Shared kitchen", "Surfboard storage", "Lockers", "Laundry"],
      policies: { check_in: "1:00 PM", check_out: "10:00 AM", phone: "+507 0000-0203" },
    },
    {
      ...place(
        {
          language: "en",
          is_premium: true,
          display_order: 1,
          en: {
            name: "Punta Serena Resort",
            description:
              "Wide terraces over the point, yoga before breakfast and a kitchen that grows its own herbs.",
            full_description:
              "Wide terraces over the point, yoga before breakfast and a kitchen that grows its own herbs. Twenty suites face the sea. Transfers from Pedasí and guided boat days can be arranged when you book.",
          },
          es: {
            name: "Punta Serena Resort",
            description:
              "Terrazas amplias sobre la punta, yoga antes del desayuno y una cocina que siembra sus hierbas.",
            full_description:
              "Terrazas amplias sobre la punta, yoga antes del desayuno y una cocina que siembra sus hierbas. Veinte suites miran al mar. Al reservar se puede pedir traslado desde Pedasí y días de lancha con guía.",
          },
        },
        60,
      ),
      mark: { wifi: true, cards: true },
      category: "Resort",
      address: "Los Buzos, 3 km al oeste de Cambutal",
      latitude: 7.2778,
      longitude: -80.5462,
      affiliate_url: "https://example.com/book/punta-serena",
      rating: 4.9,
      review_count: 54,
      price_from: 240,
      amenities: [
        "Infinity pool",
        "Restaurant",
        "Bar",
        "Yoga deck",
        "Spa",
        "Airport transfer",
        "Air conditioning",
        "WiFi",
      ],
      policies: { check_in: "3:00 PM", check_out: "12:00 PM", phone: "+507 0000-0204" },
    },
    {
      ...place(
        {
          language: "es",
          en: {
            name: "Eco Lodge Tres Quebradas",
            description:
              "Solar power, rainwater showers and a river pool between the trees. No signal, on purpose.",
            full_description:
              "Solar power, rainwater showers and a river pool between the trees. No signal, on purpose. Five open rooms with mosquito nets. Dinner is one long table, and what grows that week.",
          },
          es: {
            name: "Eco Lodge Tres Quebradas",
            description:
              "Energía solar, duchas de agua de lluvia y una poza de río entre los árboles. Sin señal, a propósito.",
            full_description:
              "Energía solar, duchas de agua de lluvia y una poza de río entre los árboles. Sin señal, a propósito. Cinco cuartos abiertos con mosquitero. La cena es una sola mesa larga, con lo que se dio esa semana.",
          },
        },
        50,
      ),
      category: "Eco",
      address: "Camino a Tonosí, tierra adentro",
      latitude: 7.3301,
      longitude: -80.4498,
      affiliate_url: "https://example.com/book/tres-quebradas",
      rating: 4.7,
      review_count: 22,
      price_from: 75,
      amenities: ["Energía solar", "Jardín", "Desayuno incluido", "Senderos"],
      policies: { check_in: "2:00 PM", check_out: "11:00 AM" },
    },
    {
      ...place(
        {
          language: "en",
          en: {
            name: "Casa Boutique Marea",
            description:
              "Five rooms, five colors, one courtyard with a mango tree, and a host who draws you maps.",
            full_description:
              "Five rooms, five colors, one courtyard with a mango tree, and a host who draws you maps. Adults and children over ten. Bicycles are free, and so are the mangoes in May.",
          },
          es: {
            name: "Casa Boutique Marea",
            description:
              "Cinco cuartos, cinco colores, un patio con palo de mango y una anfitriona que te dibuja mapas.",
            full_description:
              "Cinco cuartos, cinco colores, un patio con palo de mango y una anfitriona que te dibuja mapas. Adultos y niños mayores de diez años. Las bicicletas son gratis, y los mangos de mayo también.",
          },
        },
        40,
      ),
      mark: { step_free: true, wifi: true, cards: true },
      category: "Boutique",
      address: "Calle de la iglesia, Cambutal",
      latitude: 7.2845,
      longitude: -80.5149,
      affiliate_url: "https://example.com/book/casa-marea",
      rating: 4.5,
      review_count: 19,
      price_from: 110,
      amenities: ["WiFi", "Courtyard garden", "Bicycles", "Breakfast", "Fans"],
      policies: { check_in: "3:00 PM", check_out: "11:00 AM" },
    },
    {
      ...place(
        {
          language: "en",
          status: "pending",
          isOwners: true,
          en: {
            name: "Villa Tortuga",
            description: "A whole house for eight, behind the dunes.",
            full_description: "A whole house for eight, behind the dunes, with a kitchen and a caretaker.",
          },
          es: {
            name: "Villa Tortuga",
            description: "Una casa entera para ocho, detrás de las dunas.",
            full_description: "Una casa entera para ocho, detrás de las dunas, con cocina y cuidador.",
          },
        },
        3,
      ),
      category: "Vacation Rental",
      address: "Detrás de las dunas, Cambutal",
      affiliate_url: "https://example.com/book/villa-tortuga",
      price_from: 180,
    },
    {
      ...place(
        {
          language: "en",
          status: "rejected",
          review_note:
            "The booking link leads to another property. Please check it and send the listing again.",
          isOwners: true,
          en: {
            name: "Surf Camp Norte",
            description: "Tents and a kitchen by the river mouth.",
            full_description: "Tents, a kitchen and a fire pit by the river mouth.",
          },
          es: {
            name: "Surf Camp Norte",
            description: "Carpas y cocina junto a la boca del río.",
            full_description: "Carpas, cocina y fogón junto a la boca del río.",
          },
        },
        12,
      ),
      category: "Hostel",
      address: "Boca del río, Cambutal",
      affiliate_url: "https://example.com/book/surf-camp",
      price_from: 12,
    },
  ];
}
