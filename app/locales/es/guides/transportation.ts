import type { GuideText } from "../../guide-text";

export const transportation = {
  title: "Cómo llegar a Cambutal en carro o en bus",
  description:
    "El camino de la capital a Cambutal, de 4 a 5 horas, tramo por tramo: buses desde Albrook, carro alquilado, última gasolina, efectivo y lluvia.",
  keywords:
    "cómo llegar a Cambutal, de Panamá a Cambutal, bus a Tonosí, terminal de Albrook, alquiler de carro en Panamá",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Cómo llegar a Cambutal",
      subtitle:
        "Para entrar hay una sola carretera. De día es fácil, en bus se hace larga, y conviene tomarla con el tanque lleno.",
    },
    {
      name: "the-way",
      kind: "way",
      title: "El camino, tramo por tramo",
      text: "En un buen día son de 4 a 5 horas al volante. Quienes anotaron las suyas tardaron de cinco a seis, con paradas. Sal temprano, con el tanque lleno y billetes chicos.",
      total: "4 a 5 horas",
      legs: [
        {
          id: "divisa",
          time: "unas 3\u00a0h",
          distance: "unos 215\u00a0km",
          note: "Por la Interamericana hacia el oeste. En Divisa dobla a la izquierda, al sur.",
        },
        {
          id: "chitre",
          time: "unos 35\u00a0min",
          distance: "unos 37\u00a0km",
          note: "Gasolina, cajeros y supermercados. Se alquilan carros.",
        },
        {
          id: "las-tablas",
          time: "unos 35\u00a0min",
          distance: "unos 30\u00a0km",
          note: "Llena el tanque y saca plata: de aquí en adelante las dos cosas escasean. Hospital con cuidados intensivos.",
        },
        {
          id: "tonosi",
          time: "1\u00a0h\u00a020 en bus",
          distance: "unos 78\u00a0km",
          note: "La última gasolina y el único banco con cajero que conocemos. Pregunta antes de confiarte. Hospital con urgencias.",
        },
        {
          id: "cambutal",
          time: "20 a 45\u00a0min",
          distance: "unos 16\u00a0km",
          note: "Sin banco y sin salvavidas. Llega de día: la carretera tiene huecos.",
        },
      ],
      others: [
        {
          id: "pedasi",
          title: "Por Pedasí y la costa",
          description:
            "Es más largo, y entre Venao y Tonosí hay un tramo malo. De Venao a Cambutal alguien tardó 45 minutos; otros, una hora o más.",
        },
        {
          id: "macaracas",
          title: "Por Macaracas",
          description: "Un tercer camino, de Chitré a Tonosí por los cerros. Pregunta en Chitré cómo está.",
        },
      ],
      source:
        "Costa: Natural Earth, dominio público. Las carreteras están dibujadas a mano y no sirven para navegar. Tiempos y distancias son de viajeros y de guías viejas: pregunta antes de confiarte.",
    },
    {
      name: "by-car",
      kind: "text",
      title: "En carro",
      text: [
        "La Interamericana hasta Divisa tiene cuatro carriles y es la mitad fácil. En Chitré y Las Tablas se hace el súper. De ahí a Tonosí lo usual es ir derecho por los cerros: pregunta cuál camino está mejor, sobre todo si ha llovido mucho.",
        "El último tramo es una carretera de dos carriles que, para la mayoría de los carros, termina en Cambutal. Súmale lo que digan las vacas. Baja el mapa de toda la península antes de salir: la señal se va entre pueblo y pueblo, justo donde están los desvíos.",
        "Si sales antes de las ocho, llegas a almorzar tarde. Si sales después de la una, la última hora la haces a oscuras.",
      ].join("\n\n"),
    },
    {
      name: "by-bus",
      kind: "cards",
      title: "En bus",
      description:
        "Barato, conversado y casi todo el día. Sal temprano para que no te deje la última conexión.",
      cards: [
        {
          id: "albrook",
          title: "1. De Albrook a Chitré o Las Tablas",
          description:
            "De la terminal de Albrook salen buses para los dos lados durante todo el día. Compra el pasaje en la ventanilla de la ruta y lleva abrigo: el aire acondicionado va en serio.",
        },
        {
          id: "tonosi",
          title: "2. Hasta Tonosí",
          description:
            "De las terminales de Las Tablas y Chitré salen buses más chicos para Tonosí. Son pocos y el último sale por la tarde. En Albrook pregunta también si ese día hay bus directo a Tonosí.",
        },
        {
          id: "last-mile",
          title: "3. De Tonosí a Cambutal",
          description:
            "El último tramo se hace en el bus del pueblo, si coincide la hora, o en taxi o transporte que te mande el hotel. Cuádralo antes de salir de la ciudad y acuerda el precio primero.",
        },
      ],
    },
    {
      name: "rental-car",
      kind: "cards",
      title: "Alquilar carro",
      description:
        "Es lo más sencillo para llegar y para conocer más de una playa. Casi todos alquilan en la capital; algunos, en Chitré o Pedasí.",
      cards: [
        {
          id: "which",
          title: "Cuál carro",
          description:
            "En verano un sedán llega al pueblo si vas con calma. De mayo a noviembre importa la altura, y un 4x4 ayuda en los caminos de tierra, en las casas de loma y para pasar quebradas.",
        },
        {
          id: "insurance",
          title: "El seguro",
          description:
            "En Panamá el seguro contra terceros es obligatorio y el de tu tarjeta de crédito no lo reemplaza. Pide el total con ese seguro incluido, por escrito, antes de comparar precios.",
        },
        {
          id: "papers",
          title: "Los papeles",
          description:
            "Lleva cédula o pasaporte, la licencia y el contrato de alquiler. En la vía hay retenes. Al recibir el carro, grábalo entero, con las llantas y por debajo.",
        },
      ],
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
            "Si se te hizo tarde, duerme en Las Tablas o Pedasí y sigue a las seis",
          ],
        },
        {
          id: "rain",
          title: "En invierno",
          description: "Más o menos de mayo a noviembre, y casi siempre por la tarde.",
          bullets: [
            "Maneja de mañana y, si cae el aguacero, oríllate y espera: pasa",
            "No cruces agua turbia en movimiento si no le ves el fondo",
            "Tras varios días de lluvia, pregunta en Tonosí por derrumbes y puentes",
          ],
        },
        {
          id: "manners",
          title: "Costumbres del camino",
          description: "En esta carretera nadie anda apurado.",
          bullets: [
            "Si te hacen cambio de luces, más adelante hay policía, vacas o un carro volcado",
            "Baja la velocidad en los pueblos: hay policías muertos sin pintar",
            "Si vienen arreando ganado por la vía, para y déjalo pasar",
          ],
        },
      ],
    },
    {
      name: "money-and-signal",
      kind: "text",
      title: "Plata y señal",
      text: [
        "Aquí se paga en dólares. El balboa vale lo mismo y solo existe en monedas. Trae billetes chicos: los de cincuenta y cien casi nadie los cambia y muchos no los reciben. Hay sitios que aceptan tarjeta hasta que se cae la conexión, así que carga efectivo para toda la estadía. Sácalo en Chitré o en Las Tablas. Tonosí tiene en su plaza un banco con cajero, el único de la zona según guías viejas; en el pueblo no cuentes con uno.",
        "En el pueblo los datos del celular van y vienen, y desaparecen en la carretera y en las playas lejanas. Compra el chip o la eSIM en la capital, pregunta en tu hotel qué compañía llega y avisa a qué hora vienes antes de salir de Las Tablas. Si trabajas por internet, pide una prueba de velocidad y pregunta qué pasa cuando se va la luz.",
      ].join("\n\n"),
    },
    {
      name: "airports",
      kind: "cards",
      title: "En avión",
      description: "Volar te ahorra un pedazo de carretera, nunca toda.",
      cards: [
        {
          id: "tocumen",
          title: "Aeropuerto de Tocumen (PTY)",
          description:
            "Es el internacional y queda al este de la capital. Hay que cruzar la ciudad entera antes de tomar el camino a Azuero: suma una hora, o dos si hay tranque. Si aterrizas después del mediodía, duerme en la ciudad.",
        },
        {
          id: "domestic",
          title: "Chitré y Pedasí en vuelo local",
          description:
            "Los vuelos a estos dos pueblos van y vienen. Averigua si hay en el mes de tu viaje, cuántas libras permiten y si aceptan tablas. De ahí todavía te falta un carro o un transporte.",
        },
      ],
    },
    {
      name: "getting-around",
      kind: "text",
      title: "Ya en el pueblo",
      text: [
        "El pueblo se camina, de noche con foco. Para las playas de la costa hace falta carro, alguien que te lleve o un bote: hay lancheros que llevan gente, y la hora la pone la marea. Acuerda el precio, la hora de regreso y los chalecos antes de salir.",
        "Para volver, cuenta hacia atrás desde tu vuelo y agrega una noche en la capital. Con un palo caído en la vía basta para perder el avión.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;
