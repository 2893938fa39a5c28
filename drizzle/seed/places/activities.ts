import type { adventureBusinessListings } from "../../../app/server/db/schema/places";
import { listing } from "./listing";

type Row = typeof adventureBusinessListings.$inferInsert;

export function activityRows(now: Date): Row[] {
  const place = (story: Parameters<typeof listing>[2], age: number) => {
    const row = listing("activity", "business_name", story, age, now);
    const told = row as typeof row & { description: string };
    return { ...told, business_name: story[story.language].business_name ?? "" };
  };
  return [
    {
      ...place(
        {
          language: "en",
          is_premium: true,
          en: {
            business_name: "Escuela de Surf Marea Alta",
            description:
              "Your first wave, or your first green one. Two hours, soft boards, at most four people per teacher, and an honest look at the tide before anybody gets wet.\n\nMeet at the boards on the sand, fifteen minutes before. You don't need to have surfed before, but you do need to swim. From seven years old; bring water, sunscreen and a shirt that may get wet.",
            duration: "Two hours",
            location: "On the sand, five minutes on foot from the plaza",
          },
          es: {
            business_name: "Escuela de Surf Marea Alta",
            description:
              "Tu primera ola, o tu primera ola sin espuma. Dos horas, tablas suaves, máximo cuatro personas por instructor y una mirada honesta a la marea antes de mojarse.\n\nNos vemos junto a las tablas en la arena, quince minutos antes. No hace falta haber surfeado, pero sí saber nadar. Desde los siete años; trae agua, bloqueador y una camiseta que se pueda mojar.",
            duration: "Dos horas",
            location: "En la arena, a cinco minutos a pie de la plaza",
          },
        },
        85,
      ),
      mark: { children: true, cards: false, parking: true },
      category: "surf",
      business_type: "Lessons",
      price_from: 40,
      hours: "6:00 AM - 6:00 PM",
      whatsapp: "+507 0000-0301",
      address: "Calle de la playa, frente al mar, Cambutal",
      website: "https://example.com/marea-alta",
    },
    {
      ...place(
        {
          language: "en",
          en: {
            business_name: "Tablas y Quillas",
            description:
              "Boards by the half day, the day or the week, from foamies to step-ups, and a repair bench for what the reef did. Ding repair takes two days; patience costs nothing.\n\nCome by the shop to choose: we ask how well you surf and what the sea is doing. Leash and wax are included; leave an ID until the board is back. Soft boards for beginners, adults and children.",
            duration: "Half a day; a whole day is $25",
          },
          es: {
            business_name: "Tablas y Quillas",
            description:
              "Tablas por medio día, por día o por semana, desde espumas hasta step-ups, y un banco de reparación para lo que hizo la piedra. Una reparación toma dos días; la paciencia no se cobra.\n\nPasa por la tienda a escoger: te preguntamos cómo surfeas y miramos cómo está el mar. La correa y la cera van incluidas; deja un documento hasta devolver la tabla. Hay tablas suaves para quien empieza, adultos y niños.",
            duration: "Medio día; el día entero, $25",
          },
        },
        70,
      ),
      category: "surf",
      business_type: "Rentals",
      price_from: 15,
      hours: "7 AM - 12 PM; 2 PM - 6 PM",
      whatsapp: "+507 0000-0302",
      address: "Calle principal, Cambutal",
      location: null,
      website: null,
    },
    {
      ...place(
        {
          language: "es",
          isOwners: true,
          en: {
            business_name: "Yoga Bajo el Higo",
            description:
              "Slow practice under the fig tree, at sunrise and again before dinner. Mats are there; bring water and something for the mosquitoes.\n\nEvery level, and nobody minds if you rest. Come ten minutes early through the garden gate behind the school, barefoot if you like. From fourteen years old.",
            duration: "75 minutes",
          },
          es: {
            business_name: "Yoga Bajo el Higo",
            description:
              "Práctica lenta bajo el higo, al amanecer y otra vez antes de la cena. Hay colchonetas; trae agua y algo para los mosquitos.\n\nPara todos los niveles, y nadie se fija si descansas. Llega diez minutos antes por el portón del jardín, detrás de la escuela; descalzo, si quieres. Desde los catorce años.",
            duration: "75 minutos",
          },
        },
        65,
      ),
      mark: { children: false, step_free: true },
      category: "fitness",
      business_type: "Yoga Classes",
      price_from: 12,
      hours: "6:30 - 8:00; 17:00 - 18:30",
      whatsapp: "+507 0000-0303",
      address: "Jardín detrás de la escuela, Cambutal",
      location: null,
      website: null,
    },
    {
      ...place(
        {
          language: "es",
          is_premium: true,
          display_order: 1,
          en: {
            business_name: "Giras Cerro Hoya",
            description:
              "Walks into the national park at the end of the peninsula: waterfalls, scarlet macaws if you're lucky, mud either way. Full days, small groups, lunch wrapped in a leaf.\n\nWe leave from the bus stop at 5 AM. You walk about six hours with river crossings, so you should be used to hills; from twelve years old. Bring shoes that may get muddy, two liters of water and a dry shirt.",
            duration: "A full day, back by 5 PM",
            hours: "Leaves at 5 AM",
            location: "The bus stop; by car, the first river crossing",
          },
          es: {
            business_name: "Giras Cerro Hoya",
            description:
              "Caminatas al parque nacional en la punta de la península: cascadas, guacamayas rojas con suerte, lodo de todas maneras. Giras de día entero, grupos chicos y almuerzo envuelto en hoja.\n\nSalimos de la parada de buses a las 5 a. m. Se camina unas seis horas y se cruzan ríos, así que conviene tener costumbre de subir cerros; desde los doce años. Trae zapatos que se puedan enlodar, dos litros de agua y una camiseta seca.",
            duration: "Día entero, de vuelta a las 5 p. m.",
            hours: "Salida a las 5 a. m.",
            location: "La parada de buses; en carro, el primer cruce de río",
          },
        },
        55,
      ),
      category: "tours",
      business_type: "Hiking Tours",
      price_from: 55,
      whatsapp: "+507 0000-0304",
      address: "Parada de buses, Cambutal",
      website: "https://example.com/cerro-hoya",
    },
    {
      ...place(
        {
          language: "en",
          en: {
            business_name: "Noches de Tortugas",
            description:
              "Quiet night walks with the people who guard the nests, usually {{turtleMonths}}. No lights, no flash, and sometimes nothing at all: the turtles decide.\n\nMeet at the ranger hut. It's a slow walk on soft sand in the dark, from six years old and only with an adult. Wear dark clothes and closed shoes, and leave the flashlight at home.",
            duration: "About two hours",
          },
          es: {
            business_name: "Noches de Tortugas",
            description:
              "Caminatas nocturnas y calladas con quienes cuidan los nidos, por lo general {{turtleMonths}}. Sin luces, sin flash, y a veces nada: deciden las tortugas.\n\nNos vemos en la caseta de guardaparques. Es una caminata lenta por arena suelta y a oscuras, desde los seis años y solo con un adulto. Ven con ropa oscura y zapatos cerrados, y deja la linterna en casa.",
            duration: "Unas dos horas",
          },
        },
        45,
      ),
      mark: { children: true, dogs: false },
      category: "tours",
      business_type: "Wildlife Tours",
      price_from: 15,
      hours: "8:00 PM - 12:00 AM",
      whatsapp: "+507 0000-0305",
      address: "Caseta de guardaparques, lado este de la playa, Cambutal",
      location: null,
      website: null,
    },
    {
      ...place(
        {
          language: "es",
          en: {
            business_name: "Pesca Don Beto",
            description:
              "Half and full days after tuna, roosterfish and snapper in a 25-foot boat. What you catch and may keep is cleaned for you on the beach.\n\nYou board from the sand at the landing on the west side and get wet to the knees. Rods, bait and life vests are on board; bring a hat, sunscreen and something against seasickness. From eight years old.",
            duration: "Half a day, back by noon",
            hours: "Leaves with the tide",
          },
          es: {
            business_name: "Pesca Don Beto",
            description:
              "Medios días y días completos tras el atún, el pez gallo y el pargo, en lancha de 25 pies. Lo que pesques y se pueda llevar, te lo limpian en la playa.\n\nSe aborda desde la arena, en el desembarcadero del lado oeste, y te mojas hasta las rodillas. Hay cañas, carnada y chalecos a bordo; trae gorra, bloqueador y algo para el mareo. Desde los ocho años.",
            duration: "Medio día, de vuelta al mediodía",
            hours: "Sale con la marea",
          },
        },
        35,
      ),
      category: "fishing",
      business_type: "Fishing Charters",
      price_from: 90,
      whatsapp: "+507 0000-0306",
      address: "Desembarcadero, lado oeste de la playa, Cambutal",
      location: null,
      website: null,
    },
    {
      ...place(
        {
          language: "en",
          status: "pending",
          isOwners: true,
          en: {
            business_name: "Fotos en el Agua",
            description: "Someone in the water with a camera while you surf.",
          },
          es: {
            business_name: "Fotos en el Agua",
            description: "Alguien con cámara en el agua mientras surfeas.",
          },
        },
        1,
      ),
      category: "tours",
      business_type: "Photography Tours",
      hours: "6 AM - 10 AM",
      whatsapp: "+507 0000-0307",
      address: "Calle de la playa, Cambutal",
      location: null,
      website: null,
    },
    {
      ...place(
        {
          language: "es",
          status: "rejected",
          review_note: "El número de WhatsApp no contesta. Corrígelo y vuelve a enviar la publicación.",
          isOwners: true,
          en: {
            business_name: "Gimnasio al Aire Libre",
            description: "Weights, ropes and shade in a yard near the beach.",
          },
          es: {
            business_name: "Gimnasio al Aire Libre",
            description: "Pesas, sogas y sombra en un patio cerca de la playa.",
          },
        },
        15,
      ),
      category: "fitness",
      business_type: "Group Fitness",
      hours: "6 AM - 8 PM",
      whatsapp: "+507 0000-0308",
      address: "Segunda calle, Cambutal",
      location: null,
      website: null,
    },
  ];
}
