import type { GuideText } from "../../guide-text";

export const surf = {
  title: "Surf en Cambutal: temporada, mareas y seguridad",
  description:
    "Cuándo hay olas en Cambutal y de qué tamaño; qué te exigen la playa, la punta, el arrecife, el río y la marea.",
  keywords: "surf en Cambutal, temporada de olas, olas en Panamá, mareas del Pacífico, seguridad en el mar",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Las olas de Cambutal",
      subtitle: "Cuándo hay olas, qué te exigen y qué conviene saber antes de la primera remada.",
    },
    {
      name: "season-facts",
      kind: "facts",
      title: "Lo esencial",
      facts: [
        {
          id: "season",
          label: "Temporada",
          value: "{{SwellMonths}}",
          note: "Más constante {{swellBestMonths}}, cuando las tormentas del sur mandan la marejada.",
        },
        {
          id: "waves",
          label: "Tamaño",
          value: "{{WaveHeight}}",
          note: "Lo grande llega con marejadas largas del sur. Entre una y otra puede estar tranquilo.",
        },
        {
          id: "tide",
          label: "Marea",
          value: "Seis horas de seca a llena",
          note: "Y es grande: el mismo sitio puede ser dos olas distintas. [Las mareas del mes](/tides)",
        },
        {
          id: "water",
          label: "Agua",
          value: "Pantaloneta o bikini",
          note: "Trae una licra para el sol. {{CoolMonths}}, el norte puede enfriar el mar.",
        },
      ],
    },
    {
      name: "year",
      kind: "year",
      title: "El año de un vistazo",
      text: "En color fuerte va lo que las fuentes confirman. Lo pálido o rayado, y todo lo de lluvia y viento, es lo que dice la gente.",
      rows: [
        { id: "swell", label: "Olas", when: "{{swellMonths}}, más constantes {{swellBestMonths}}" },
        { id: "rain", label: "Lluvia", when: "{{rainMonthsSaid}}" },
        { id: "wind", label: "Viento", when: "de tierra en verano, según dicen" },
        { id: "turtles", label: "Tortugas", when: "sobre todo {{turtleBestMonths}}" },
        { id: "whales", label: "Ballenas", when: "jorobadas, {{whaleMonths}}" },
        {
          id: "holidays",
          label: "Feriados",
          when: "marcados con banderas; las huecas son ferias. Carnaval y Semana Santa caen en las franjas claras: reserva antes",
        },
      ],
      months: [
        { id: "1", label: "Enero", text: "{{month1}} Mil Polleras en Las Tablas." },
        { id: "2", label: "Febrero", text: "{{month2}} Carnaval, que a veces cae en marzo." },
        { id: "3", label: "Marzo", text: "{{month3}}" },
        {
          id: "4",
          label: "Abril",
          text: "{{month4}} Semana Santa, si no fue en marzo, y la feria de La Villa.",
        },
        { id: "5", label: "Mayo", text: "{{month5}}" },
        { id: "6", label: "Junio", text: "{{month6}}" },
        {
          id: "7",
          label: "Julio",
          text: "{{month7}} Santa Librada en Las Tablas, hacia el 20.",
        },
        { id: "8", label: "Agosto", text: "{{month8}}" },
        { id: "9", label: "Septiembre", text: "{{month9}} La Mejorana en Guararé." },
        { id: "10", label: "Octubre", text: "{{month10}}" },
        { id: "11", label: "Noviembre", text: "{{month11}} Feriados el 3, 4, 5, 10 y 28." },
        { id: "12", label: "Diciembre", text: "{{month12}} Feriados el 8, el 20 y el 25." },
      ],
    },
    {
      name: "season",
      kind: "text",
      title: "Cuándo venir",
      text: [
        "La marejada llega cuando es invierno en el hemisferio sur. Esta costa le da la cara.",
        "Los meses de ola son también los verdes. Suele amanecer limpio y sin viento; al mediodía se cargan los cerros y llueve en la tarde o la noche. Métete temprano. Si entra el viento, vuelve a la última hora de luz.",
        "En los meses secos hay menos ola. El norte sopla de tierra y peina lo poco o mucho que haya. Buenos para aprender y malos para conseguir cuarto a última hora: {{highSeasonMonths}} es temporada alta.",
        "En el pronóstico fíjate en tres cosas: el período (más de 14 segundos trae fuerza aunque la altura parezca poca), la dirección (sur y suroeste son las que sirven) y el viento al amanecer. Después mira [la tabla de mareas](/tides) del día.",
      ].join("\n\n"),
    },
    {
      name: "breaks",
      kind: "cards",
      title: "Lo que te exige cada ola",
      description: "Sé honesto y escoge la que hoy puedes.",
      cards: [
        {
          id: "beach-break",
          title: "Playa",
          description: "Los picos cambian con cada marejada, y con tamaño la ola cierra y pega duro.",
          bullets: [
            "Paciencia y un buen pato, o la cabeza fría de esperar la calma",
            "Mira diez minutos y busca por dónde sale la gente sin que la agarre la serie",
            "En lo bajito arrastra los pies: las rayas descansan en la arena",
          ],
        },
        {
          id: "point",
          title: "Punta",
          description:
            "La ola dobla en la punta: el recorrido es más largo, la remada también, y todo el mundo espera en el mismo pico.",
          bullets: [
            "Brazos, una bajada limpia y educación en el pico",
            "Pregunta por dónde se entra y se sale, por cuáles piedras y con qué marea",
            "Las series te van bajando por la punta: escoge una referencia en tierra y no la pierdas",
          ],
        },
        {
          id: "reef",
          title: "Arrecife y piedra",
          description: "Con marea seca muchas veces no hay agua encima.",
          bullets: [
            "Bajar seguro y caer plano, nunca de cabeza",
            "Unas botitas ayudan al entrar y salir: hay erizos y conchas filosas",
            "La primera vez no vayas solo ni con la marea bajando",
          ],
        },
        {
          id: "river-mouth",
          title: "Boca de río",
          description: "La arena que baja el río arma bancos muy buenos. La corriente no descansa.",
          bullets: [
            "Remar fuerte y preguntar antes a quien vive aquí",
            "Después de un aguacero no entres: baja agua color chocolate, con palos y de todo",
            "Hay cocodrilos: ni al amanecer, ni al anochecer, ni con el perro",
          ],
        },
      ],
    },
    {
      name: "spots",
      kind: "spots",
      title: "Nombres que vas a oír",
      description:
        "De cada uno, lo que pudimos confirmar y nada más. Los arrecifes son de lava negra y cada uno tiene su marea: lo demás pregúntalo en el pueblo.",
      facts: [
        {
          id: "cambutal",
          label: "Se sabe algo",
          value: "Playa Cambutal",
          note: "Arena. Olas suaves y cortas con el mar chico; aquí se empieza.",
        },
        {
          id: "guanico",
          label: "De oídas",
          value: "Guánico Abajo",
          note: "Dicen que hay playa y piedra.",
        },
        {
          id: "playa-negra",
          label: "De oídas",
          value: "La Playa Negra",
          note: "Dicen que es la primera punta al oeste.",
        },
        {
          id: "411",
          label: "De oídas",
          value: "La 411",
          note: "Dicen que es larga, sobre una laja, y no es para aprender.",
        },
        {
          id: "dinosaurios",
          label: "De oídas",
          value: "Los Dinosaurios",
          note: "Dicen que es de piedra.",
        },
        {
          id: "horcones",
          label: "De oídas",
          value: "Los Horcones",
          note: "Dicen que es de arena.",
        },
        {
          id: "corto-circuito",
          label: "Se sabe algo",
          value: "El Corto Circuito",
          note: "Pasando dos quebradas y dos ríos, por trocha y a pie. De la ola misma, pregunta en el pueblo.",
        },
        {
          id: "pedregal",
          label: "Se sabe algo",
          value: "La boca del Pedregal",
          note: "Boca de río, en 4x4 y solo con marea seca. La marea vuelve: pregunta antes de meter el carro.",
        },
        {
          id: "venao",
          label: "Se sabe algo",
          value: "Playa Venao",
          note: "Arena, con cualquier marea. Se llena de gente y cierra cuando está grande.",
        },
      ],
    },
    {
      name: "tides",
      kind: "text",
      title: "La marea",
      text: [
        "Si aprendiste en el Caribe, la marea te va a sorprender. En el Pacífico panameño es grande. En el golfo, frente a la capital, puede llegar a unos cinco metros. Aquí afuera es menos, y alcanza para tapar la playa por donde caminaste a la hora del desayuno.",
        "De marea seca a llena pasan poco más de seis horas, y cada día todo se corre unos cincuenta minutos. Con luna nueva y luna llena vienen los aguajes: la marea sube y baja más y la corriente jala más duro. En los cuartos de luna todo es más suave.",
        "La piedra y el arrecife suelen querer de media marea para arriba. Muchas playas se ponen mejor a media marea, subiendo. Antes de meterte, ten claro para dónde va el agua y por dónde vas a salir en dos horas. No estaciones en la arena ni dejes ahí la mochila.",
      ].join("\n\n"),
    },
    {
      name: "safety",
      kind: "cards",
      title: "Cuídate en el agua",
      description:
        "No cuentes con salvavidas. El cuarto de urgencias más cercano es el del hospital rural de Tonosí.",
      cards: [
        {
          id: "rips",
          title: "Corrientes",
          description:
            "Una franja más oscura y tranquila entre las olas, que corre mar afuera. No te hunde: te cansa si peleas con ella.",
          bullets: [
            "No sueltes la tabla: flota",
            "Rema o nada paralelo a la playa y entra por donde rompen las olas",
            "Si no logras salir, flota, levanta un brazo y grita",
          ],
        },
        {
          id: "rocks",
          title: "Piedras",
          description: "La piedra de la marea seca sigue ahí con marea llena, bajo un pie de agua.",
          bullets: [
            "Conoce el sitio con marea seca antes de correrlo con marea llena",
            "Al caer protégete la cabeza, y sal a la superficie con las manos por delante",
            "Lava toda cortada con agua limpia el mismo día: con este calor se infecta rápido",
          ],
        },
        {
          id: "crocodiles",
          title: "Bocas de río",
          description:
            "El cocodrilo casi no se ve, pero está. Le gusta el agua turbia y mansa donde el río llega al mar.",
          bullets: [
            "No cruces a pie ni a nado una boca de río o un estero",
            "Pregunta en el pueblo qué han visto esta semana",
          ],
        },
        {
          id: "sun",
          title: "Sol y calor",
          description:
            "Estás a siete grados de la línea del ecuador. Dos horas a las diez de la mañana te dañan el paseo.",
          bullets: [
            "Manga larga, zinc en la cara y gorra para la caminata",
            "Toma agua antes de tener sed y lleva de más",
            "Avísale a alguien por dónde entras y a qué hora piensas volver",
          ],
        },
      ],
    },
    {
      name: "gear",
      kind: "text",
      title: "Tablas, cera y bus",
      text: [
        "Trae la tabla que usas siempre y, si puedes, otra con más volumen. Si estás aprendiendo, lo mejor es una tabla suave, alquilada o incluida en [la clase](/do?category=surf).",
        "Empaca cera tropical, dos pitas (leashes), un juego extra de quillas con su llave y resina de la que seca al sol.",
        "En el bus, las tablas van en el maletero o en el techo. Pregunta antes de comprar el pasaje, calcula que te cobren algo por la tabla y, para el tramo largo, busca el bus grande. En los buses chicos después de Las Tablas cabe una tabla; tres, no. Quítale las quillas, forra la punta y la cola y súbela tú mismo. Si vienes en carro alquilado, trae parrilla blanda y dos correas.",
      ].join("\n\n"),
    },
    {
      name: "etiquette",
      kind: "text",
      title: "En el agua",
      text: [
        "Da los buenos días, que no cuesta nada. En un pueblo de este tamaño vas a ver las mismas caras en la cena.",
        "La ola es de quien está más cerca de donde rompe. No te le metas a nadie, no rodees a los demás para quedar adentro, agarra tu tabla y pide disculpas cuando te equivoques. El que va entrando le da paso al que viene bajando: pasa por detrás, aunque te lleve la espuma.",
        "Mejor de a uno o de a dos que en carro lleno. Si la ola está por encima de tu nivel, mírala desde afuera, que alguno te dirá adónde ir. Llévate tu basura, no toques los nidos de tortuga y, en época de desove, no alumbres la playa de noche.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;
