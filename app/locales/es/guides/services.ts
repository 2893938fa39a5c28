import type { services as english } from "../../en/guides/services";

const police = {
  name: "Policía",
  description: "Un robo, una pelea, una amenaza, un choque con heridos.",
};
const localPolice = {
  name: "Puesto de policía del pueblo",
  description: "Para denuncias y papeles que pueden esperar hasta mañana.",
};
const touristPolice = {
  name: "Policía de turismo",
  description: "Pasaportes perdidos y problemas en un idioma que no hablas.",
};

export const services = {
  title: "Servicios",
  services: {
    emergency: {
      name: "Emergencias",
      details: "Primeros auxilios, y las urgencias más cercanas: Tonosí, {{fromTonosi}} en carro.",
      fullDescription:
        "Llama primero al 911. Di dónde estás, qué pasó y cuántos heridos hay, y no cuelgues. En esta costa no hay señal en todas partes: si no tienes, manda a alguien a la casa o al hotel más cercano.\n\nEl cuarto de urgencias más cercano es el del hospital rural de Tonosí, {{fromTonosi}} en carro. Pregunta al 911 si puede venir una ambulancia o si conviene que alguien te lleve.",
      emergencyNumbers: {
        general: {
          name: "Cualquier emergencia",
          description: "Ambulancia, policía o bomberos, en todo Panamá.",
        },
        police,
        fire: { name: "Bomberos", description: "Fuego, gas, alguien atrapado en un carro." },
        "civil-protection": {
          name: "SINAPROC",
          description:
            "Protección civil: inundaciones, derrumbes, alguien perdido en el mar, avisos tras un temblor. Número corto: 335.",
        },
        "local-police": localPolice,
        "tourist-police": touristPolice,
        "red-cross": { name: "Cruz Roja", description: "Ambulancias y primeros auxilios." },
      },
      facilities: {
        "tonosi-hospital": {
          name: "Hospital rural de Tonosí",
          description: "Las urgencias más cercanas, {{fromTonosi}} en carro.",
          services: ["Cuarto de urgencias", "Camas para pacientes"],
        },
        "health-center": {
          name: "Centro de salud local",
          description:
            "Heridas pequeñas, fiebre, recetas. Pregunta en el pueblo dónde queda y si hoy atiende.",
          services: ["Primeros auxilios", "Consultas"],
        },
        "regional-hospital": {
          name: "Hospital regional, Las Tablas",
          description:
            "En carro, {{fromLasTablas}}: pregunta antes de confiarte. Para lo que no se puede tratar en Tonosí.",
          services: ["Cuarto de urgencias", "Cuidados intensivos", "Tomógrafo"],
        },
        "private-clinic": {
          name: "Clínica privada",
          description:
            "Pregunta dónde queda y cuánto se tarda. Lleva tarjeta, efectivo y los papeles del seguro.",
          services: ["Consultas médicas"],
        },
      },
    },
    "surf-lessons": {
      name: "Clases de surf",
      details: "Quién da clases y quién alquila tablas, y la marea del día en la playa del pueblo.",
      fullDescription:
        "Hay clases todos los días mientras el tiempo y la marea lo permitan. Para empezar, lo mejor es la arena de la playa del pueblo con el mar chico; las puntas al oeste son de roca y no son para aprender.\n\nInstructores y tablas están en [surf](/do?category=surf). Pregunta cuántos alumnos van con cada instructor, si la tabla y la licra están incluidas y qué pasa si el mar no se presta.",
    },
    "car-rental": {
      name: "Alquiler de carros",
      details: "Carros y cuatrimotos, el seguro que debe venir en el precio y quién los repara.",
      fullDescription:
        "Casi todos alquilan en la capital, algunos en Chitré. El seguro contra terceros es obligatorio en Panamá, los precios de internet a menudo no lo traen y la tarjeta de crédito no lo reemplaza: pide el total por escrito.\n\nPara [la carretera principal](/transportation) basta un carro chico en tiempo seco. Al oeste del pueblo hay quebradas, lodo y trechos de playa donde la marea atrapa carros.",
    },
    security: {
      name: "Seguridad",
      details: "Cómo evitar problemas, a quién llamar y la denuncia que piden el seguro y el consulado.",
      fullDescription:
        "No dejes nada en el carro, cierra el cuarto cuando vayas a surfear y guarda una foto del pasaporte lejos del pasaporte.\n\nSi te roban algo, pon la denuncia: el seguro pide el papel, y el consulado también.",
      emergencyNumbers: { police, "local-police": localPolice, "tourist-police": touristPolice },
    },
    "language-school": {
      name: "Escuela de idiomas",
      details: "Español para visitantes, inglés para la gente de aquí, con cita.",
      fullDescription:
        "Las clases son con cita. Pide una primera antes de pagar la semana, y pregunta cuántos van en cada grupo y si se da cuando se va la luz.",
    },
    maintenance: {
      name: "Mantenimiento",
      details: "Plomería, luz, bombas de agua, techos y jardines; en una emergencia, a cualquier hora.",
      fullDescription:
        "[Quien cuida casas](/info?tab=real-estate#property-management) aquí conoce la sal, la lluvia y los apagones. El trabajo planeado se hace de lunes a sábado de 7:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m.; las reparaciones de emergencia, a cualquier hora.\n\nPide el precio antes del trabajo, paga el material contra factura y ten a mano el número de alguien que conozca tu bomba.",
    },
  },
} satisfies typeof english;
