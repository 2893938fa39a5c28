/**
 * More visitors' questions; with the thirty of visitors-questions.ts more than a hundred and fifty in both languages. After the
 * colon is what answers each: one of these must come first or second. "aid/…" is first aid, "answer/…" an answer on
 * the page.
 */
const lines = {
  en: `
    stingray: aid/stingray
    a stingray stung me: aid/stingray
    jellyfish sting: aid/jellyfish
    snake bite: aid/snake
    scorpion: aid/scorpion
    dog bite: aid/bite
    bitten by a bat: aid/bite
    cut my foot on the reef: aid/reef
    rip current: aid/current
    someone is drowning: aid/drowning
    heat stroke: aid/heat
    the bends after diving: aid/diving
    car accident: aid/accident
    tsunami: aid/earthquake
    lost hiker: aid/lost
    can i drink the water: answer/water aid/water
    open now: answer/open
    lunch now: answer/open
    withdraw cash: answer/cash
    can a foreigner own beachfront: /real-estate#foreigners
    walk plaza to surf school: answer/walk
    tonight: answer/day
    what to do tomorrow: answer/day
    saturday: answer/day
    this weekend: answer/day
    yoga thursday: answer/day /events/morning-yoga-by-the-sea
    how do i get around: /transportation#getting-around
    low tide tomorrow: answer/tide
    sunset tomorrow: answer/sun
    tide table: answer/tide /tides
    bus: answer/bus /transportation#by-bus
    la panga: /eat/la_panga
    rent a car: /transportation#rental-car /info?tab=services&service=car-rental /info?tab=transportation#car-rentals
    airport transfer: /info?tab=transportation#airport-transfers
    plane: /transportation#airports
    shuttle: /info?tab=businesses#transporte_azuero_sur /info?tab=transportation#shuttle-services
    pharmacy: answer/pharmacy
    vet: answer/vet
    vegetarian: answer/diet
    wheelchair: answer/access
    dogs: /stay/cabanas_el_corotu
    campfire: /events/fire-night
    groceries: /info?tab=businesses#mini_super_la_esquina
    property management: /info?tab=real-estate#property-management
    lawyer: /info?tab=legal#property-law /real-estate#lawyer /legal#resources
    plumber: /info?tab=services&service=maintenance
    spanish lessons: /info?tab=services&service=language-school
    surf spots: /surf#spots
    dinosaurios: /surf#spots-dinosaurios
    hiking: /do/giras_cerro_hoya
    can i pay by card at la panga: /eat/la_panga
    next yoga class: /events/morning-yoga-by-the-sea
    november 28: answer/day
    cheapest hostel: /stay/hostel_la_ola
    beginner: /do/escuela_de_surf_marea_alta
    beginner surf: /do/escuela_de_surf_marea_alta
    what time does the kitchen close at la panga: /eat/la_panga
    la panga kitchen: /eat/la_panga
    vegetarian at 9 pm: answer/open
    cheapest bed: /stay/hostel_la_ola
    cheapest place to stay: /stay/hostel_la_ola
    how far from the plaza to the surf school: answer/walk
    from la panga to hostel la ola on foot: answer/walk
    la panga café amanecer: answer/walk
    is tomorrow a holiday: answer/holiday
    is there a bank: answer/cash
    last bus: answer/bus
    walk to the beach from hostel la ola: answer/walk
    is hostel la ola walkable: answer/walk
    i broke my arm: answer/health
    chest pain: answer/health
    flat tire: /info?tab=businesses#taller_el_corvino
    dinner: answer/open
    when is carnival: answer/holiday
    public holiday: answer/holiday
    public holidays: answer/holiday
    restaurants open saturday: answer/day
    dinner saturday: answer/open
    yoga tomorrow morning: answer/day
    cheap food: /eat/fonda_dona_nena /eat/la_panga /eat/cafe_amanecer
    veggie: answer/diet
    food after 9pm: answer/open
    how to get there from pty: /info?tab=transportation#airport-transfers
    4g: answer/signal
    how do i pay: answer/cash
    do you take visa: answer/cash
    can kids swim here: answer/swim
    where to go out tonight: answer/day
    may i camp: answer/camping
    beach walk at noon: answer/tide
    hotel with a pool under $100: /stay/hotel_los_almendros`,
  es: `
    cómo me muevo: /transportation#getting-around
    cómo moverse: /transportation#getting-around
    raya: aid/stingray
    me picó una raya: aid/stingray
    aguamala: aid/jellyfish
    medusa: aid/jellyfish
    mordida de culebra: aid/snake
    alacrán: aid/scorpion
    me mordió un perro: aid/bite
    murciélago: aid/bite
    cortada en el arrecife: aid/reef
    corriente: aid/current
    ahogado: aid/drowning
    insolación: aid/heat
    accidente de buceo: aid/diving
    choque de carro: aid/accident
    temblor: aid/earthquake
    persona perdida: aid/lost
    agua potable: answer/water aid/water
    abierto ahora: answer/open
    almorzar ahora: answer/open
    dónde sacar plata: answer/cash
    extranjero comprar frente al mar: /real-estate#foreigners
    esta noche: answer/day
    mañana: answer/day
    lunes: answer/day
    fin de semana: answer/day
    yoga jueves: answer/day /events/morning-yoga-by-the-sea
    marea seca mañana: answer/tide
    a qué hora se pone el sol: answer/sun
    tabla de mareas: answer/tide /tides
    chiva: answer/bus /transportation#by-bus
    la panga: /eat/la_panga
    alquilar un carro: /transportation#rental-car /info?tab=services&service=car-rental /info?tab=transportation#car-rentals
    traslado del aeropuerto: /info?tab=transportation#airport-transfers
    avión: /transportation#airports
    farmacia: answer/pharmacy
    veterinario: answer/vet
    sin gluten: answer/diet
    vegano: answer/diet
    silla de ruedas: answer/access
    perros: /stay/cabanas_el_corotu
    fogata: /events/fire-night
    gasolina: answer/fuel
    súper: /info?tab=businesses#mini_super_la_esquina
    abogado: /info?tab=legal#property-law /real-estate#lawyer /legal#resources
    plomero: /info?tab=services&service=maintenance
    clases de español: /info?tab=services&service=language-school
    dinosaurios: /surf#spots-dinosaurios
    senderismo: /do/giras_cerro_hoya
    tarjeta la panga: /eat/la_panga
    puedo pagar con tarjeta en la panga: /eat/la_panga
    próxima clase de yoga: /events/morning-yoga-by-the-sea
    último bus a santiago: answer/bus
    día feriado: answer/holiday
    feriados: answer/holiday
    restaurantes abiertos el sábado: answer/day
    28 de noviembre: answer/day
    el hostal más barato: /stay/hostel_la_ola
    principiantes: /do/escuela_de_surf_marea_alta
    hasta qué hora la cocina de la panga: /eat/la_panga
    cocina la panga: /eat/la_panga
    vegetariano a las 9 de la noche: answer/open
    la cama más barata: /stay/hostel_la_ola
    cuánto hay de la panga a la escuela de surf: answer/walk
    a pie de la panga al hostel la ola: answer/walk
    ¿mañana es feriado?: answer/holiday
    ¿hay banco?: answer/cash
    último bus: answer/bus
    me rompí la pierna: answer/health
    me duele el pecho: answer/health
    se me pinchó la llanta: /info?tab=businesses#taller_el_corvino
    dónde echo gasolina: answer/fuel
    dónde ceno hoy: answer/open
    hotel sin escalones: /stay/casa_boutique_marea
    cuándo es semana santa: answer/holiday
    lavar ropa: /info?tab=businesses#lavanderia_olas_limpias
    cuánto se tarda de las tablas a cambutal: answer/town
    ¿es segura la carretera de noche?: /transportation#at-night /transportation#on-the-road-night
    ¿hay internet o 4g?: answer/signal
    ¿funciona el celular?: answer/signal
    ¿se puede acampar en la playa?: answer/camping
    ¿es seguro nadar con niños?: answer/swim
    dónde salir esta noche: answer/day
    hospedaje con piscina: /stay/hotel_los_almendros`,
};

type Asked = { typed: string; answers: string[] };

function read(text: string): Asked[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", answers = ""] = line.trim().split(": ");
      return { typed, answers: answers.split(" ") };
    });
}

export const moreQuestions: Record<"en" | "es", Asked[]> = { en: read(lines.en), es: read(lines.es) };
