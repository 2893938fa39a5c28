import type { GuideText } from "../../guide-text";

export const transportation = {
  title: "Cómo llegar a Cambutal en carro o en bus",
  description:
    "De la capital a Cambutal tramo por tramo: la hora, el bus de Albrook, el carro, la última gasolina, el efectivo.",
  keywords:
    "cómo llegar a Cambutal, de Panamá a Cambutal, bus a Tonosí, terminal de Albrook, alquiler de carro en Panamá",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Cómo llegar a Cambutal",
      subtitle: "Al final queda una sola carretera: fácil de día, larga en bus y mejor con el tanque lleno.",
    },
    {
      name: "costs",
      kind: "costs",
      title: "A qué hora salir y cuánto cuesta llegar",
      description: "Horas y tarifas cambian: pregunta antes de confiarte y trae efectivo.",
      costs: [
        {
          id: "coach",
          label: "De Albrook a Las Tablas",
          note: "Un boleto por persona, algo más por la tabla y la tarjeta del torniquete.",
        },
        { id: "local-bus", label: "De Las Tablas a Tonosí", note: "Se paga a bordo." },
        { id: "last-bus", label: "De Tonosí a Cambutal", note: "Se paga a bordo." },
        { id: "taxi", label: "Taxi desde Tonosí", note: "Un precio por el carro, acordado antes de subir." },
        {
          id: "transfer",
          label: "Transporte puerta a puerta",
          note: "Por asiento o por la buseta completa: pregunta cuál, y si incluye la espera.",
        },
        {
          id: "rental",
          label: "Carro alquilado",
          note: "Por día, más el seguro contra terceros, el combustible y un depósito.",
        },
      ],
    },
    {
      name: "the-way",
      kind: "way",
      title: "El camino, tramo por tramo",
      text: "Calcula {{hoursToTown}} en carro, sin contar paradas; dicen que en un buen día son {{goodDay}}. Sal temprano y con el tanque lleno.",
      total: "{{hoursToTownShort}}",
      legs: [
        {
          id: "divisa",
          time: "{{driveDivisaShort}}",
          distance: "{{roadDivisa}}",
          note: "Por la Interamericana hacia el oeste. En Divisa dobla a la izquierda, al sur.",
        },
        {
          id: "chitre",
          time: "{{driveChitreShort}}",
          distance: "{{roadChitre}}",
          note: "Gasolina, cajeros y supermercados. Se alquilan carros.",
        },
        {
          id: "las-tablas",
          time: "{{driveLasTablasShort}}",
          distance: "{{roadLasTablas}}",
          note: "Llena el tanque y saca plata: más adelante escasean. Hospital con cuidados intensivos.",
        },
        {
          id: "tonosi",
          time: "{{driveTonosiShort}}",
          distance: "{{roadTonosi}}",
          note: "La última gasolina y el último cajero que conocemos: pregunta antes de confiarte. Hospital con urgencias.",
        },
        {
          id: "cambutal",
          time: "{{driveCambutalShort}}",
          distance: "{{roadCambutal}}",
          note: "Sin banco y sin salvavidas. Llega de día: la carretera tiene huecos.",
        },
      ],
      others: [
        {
          id: "pedasi",
          title: "Por Pedasí y la costa",
          description:
            "Es más largo, y entre Venao y Tonosí hay un tramo malo. De Venao a Cambutal, {{driveVenao}} o más, según dicen.",
        },
        {
          id: "macaracas",
          title: "Por Macaracas",
          description: "Un tercer camino, de Chitré a Tonosí por los cerros. Pregunta en Chitré cómo está.",
        },
      ],
      source:
        "Costa: Natural Earth, dominio público. Carreteras dibujadas a mano, no para navegar. Tiempos y distancias de viajeros y guías viejas: pregunta antes de confiarte.",
    },
    {
      name: "by-car",
      kind: "text",
      title: "En carro",
      text: [
        "La Interamericana hasta Divisa tiene cuatro carriles y es la mitad fácil. De Las Tablas a Tonosí lo usual es ir derecho por los cerros: si ha llovido mucho, pregunta cuál camino está mejor.",
        "Al último tramo súmale un rato por las vacas. Baja antes el mapa de toda la península: la señal se va entre pueblo y pueblo, justo donde están los desvíos.",
      ].join("\n\n"),
    },
    {
      name: "by-bus",
      kind: "text",
      title: "En bus",
      text: [
        "Barato, con conversación, y casi todo el día de viaje: sal temprano. En Albrook compra el pasaje en la ventanilla de la ruta y lleva abrigo: el aire acondicionado va en serio. Desde Las Tablas los buses son más chicos y son pocos, y los horarios en internet son viejos. Hay quien cambia en Chitré; pregunta también si ese día hay uno directo a Tonosí. [Horas y precios](/transportation#costs)",
        "Si no coincide la hora del bus a la playa, ve en [taxi](/info?tab=transportation#local-taxi-services) o con transporte del [hotel](/stay): cuádralo antes de salir de la ciudad, con el precio.",
      ].join("\n\n"),
    },
    {
      name: "rental-car",
      kind: "text",
      title: "Alquilar carro",
      text: [
        "Es lo más sencillo para llegar y para conocer más de una playa. Casi todos alquilan en la capital; algunos, en Chitré. En verano un sedán llega al pueblo si vas con calma. En invierno importa la altura, y un 4x4 ayuda en los caminos de tierra y en las quebradas.",
        "El seguro contra terceros es obligatorio y el de tu tarjeta no lo reemplaza: pide el total con ese seguro, por escrito, antes de comparar precios. Lleva pasaporte o cédula, licencia y contrato, que hay retenes, y graba el carro al recibirlo, llantas y por debajo.",
      ].join("\n\n"),
    },
    {
      name: "on-the-road",
      kind: "cards",
      title: "En la vía",
      description: "De día nada de esto es difícil. De noche, casi todo.",
      cards: [
        {
          id: "night",
          title: "De noche",
          description: "Después de Las Tablas está oscuro de verdad.",
          bullets: [
            "Vacas, caballos y perros se echan en el asfalto tibio",
            "Con las luces del carro no ves el hueco hasta que ya caíste",
            "Si se te hizo tarde, duerme en Las Tablas y sigue a las seis",
          ],
        },
        {
          id: "rain",
          title: "En invierno",
          description: "Más o menos {{rainMonths}}, y casi siempre por la tarde.",
          bullets: [
            "Maneja de mañana y, si cae el aguacero, oríllate y espera: pasa",
            "No cruces agua turbia en movimiento si no le ves el fondo",
          ],
        },
        {
          id: "holidays",
          title: "En feriados",
          description:
            "En carnavales y en las fiestas patrias de noviembre medio país agarra para Azuero, y en Las Tablas el tranque no camina. Vente un día antes, con la cama reservada.",
        },
        {
          id: "manners",
          title: "Costumbres del camino",
          description: "En esta carretera nadie anda apurado.",
          bullets: [
            "Si te hacen cambio de luces, adelante hay policía, vacas o un carro volcado",
            "Baja la velocidad en los pueblos: hay policías muertos sin pintar",
          ],
        },
      ],
    },
    {
      name: "money-and-signal",
      kind: "text",
      title: "Plata y señal",
      text: [
        "Aquí se paga en dólares; el balboa vale lo mismo y solo existe en monedas. Trae billetes chicos y efectivo para toda la estadía: {{cardPlaces}} aceptan tarjeta hasta que se cae la conexión. Tonosí tiene frente al parque un banco con cajero, el único de la zona según guías viejas; en el pueblo no cuentes con uno.",
        "En el pueblo los datos del celular van y vienen, y desaparecen en la carretera y en las playas lejanas. Pregunta en tu hotel qué compañía llega, y avisa a qué hora vienes antes de salir de Las Tablas.",
      ].join("\n\n"),
    },
    {
      name: "airports",
      kind: "text",
      title: "En avión",
      text: "Volar te ahorra un pedazo de carretera, nunca toda. Tocumen queda al este de la capital y hay que cruzarla entera: suma una hora, o dos si hay tranque, y duerme en la ciudad si aterrizas después del mediodía. Los vuelos a Chitré van y vienen: averigua si hay en tu mes y si aceptan tablas. De ahí todavía te falta un carro o un transporte.",
    },
    {
      name: "getting-around",
      kind: "text",
      title: "Ya en el pueblo",
      text: [
        "El pueblo se camina, de noche con foco. Para las demás playas hace falta carro o bote: hay lancheros que llevan gente, y la hora la pone la marea. Acuerda precio, regreso y chalecos antes de salir.",
        "El parque nacional Cerro Hoya empieza a {{cerroHoyaDistance}} al oeste del pueblo, por una trocha con vados. Las guías viejas dicen: en verano, con marea seca, en 4x4, a caballo o a pie. Ve con alguien que la conozca.",
        "Para volver, cuenta hacia atrás desde tu vuelo y agrega una noche en la capital. Con un palo caído en la vía basta para perder el avión.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;
