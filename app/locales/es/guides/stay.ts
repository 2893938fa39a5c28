import type { DirectoryText } from "../../directory-text";

export const stay = {
  title: "Dónde dormir en Cambutal: hoteles, hostales, cabañas",
  description:
    "Hoteles, hostales, cabañas y villas en Playa Cambutal: el precio por noche, qué trae cada sitio y dónde está.",
  keywords:
    "hoteles en Cambutal, dónde dormir en Cambutal, hostal en Cambutal, cabañas en Cambutal, alojamiento para surfistas",
  hero: {
    title: "Dónde dormir en Cambutal",
    subtitle:
      "Desde una litera cerca de la ola hasta un cuarto frente al mar. Precios por noche, puestos por sus dueños.",
    imageSrc: "",
  },
  intro: {
    title: "Escoge con qué sonido te despiertas",
    text: "Cerca de la playa se oye el mar; loma arriba, los monos. De noche los caminos son oscuros: mira el mapa antes de reservar y pregunta si te hace falta carro.",
  },
  tips: {
    title: "Antes de reservar",
    description: "No hay muchas camas. Cuando se acaban, se acaban.",
    cards: [
      {
        id: "high-season",
        title: "Temporada alta, {{highSeasonMonths}}",
        description:
          "Reserva con 3 o 4 meses de anticipación. Lo primero que se llena son el Año Nuevo, los carnavales y la Semana Santa.",
      },
      {
        id: "low-season",
        title: "Temporada baja, {{lowSeasonMonths}}",
        description:
          "Con 1 o 2 meses basta, menos para las fiestas patrias de noviembre, y las olas son mejores. Pregunta por estadías largas.",
      },
      {
        id: "ask",
        title: "Pregunta antes de pagar",
        description:
          "Agua caliente, aire acondicionado, planta para cuando se va la luz: aquí nada de eso se da por hecho.",
      },
    ],
  },
  "add-listing": {
    title: "¿Tienes cuartos?",
    text: "Publica tu hospedaje con precios, fotos y enlace para reservar. Lo leemos todo antes de publicarlo.",
  },
} satisfies DirectoryText;
