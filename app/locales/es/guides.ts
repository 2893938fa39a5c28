import type { guides as english } from "../en/guides";

export const guides = {
  updated: "Última actualización:",
  contents: "En esta página",
  tideMarks: "Corte del fondo del mar. La línea de puntos de arriba es la marea llena; la de abajo, la seca.",
  next: {
    title: "Sigue leyendo",
    lessons: { title: "Clases y tablas", text: "Quién enseña y quién alquila tablas." },
    tides: { title: "Las mareas del mes", text: "Alta y seca de cada día, en una hoja." },
    stay: { title: "Dónde dormir", text: "Hostales, cabañas y hoteles del pueblo." },
    taxis: {
      title: "Taxis y transporte",
      text: "A quién pedirle los últimos kilómetros y qué acordar antes.",
    },
    surf: { title: "La guía de surf", text: "Temporada, mareas, puntos y cómo salir bien del agua." },
    way: { title: "Cómo llegar", text: "La carretera tramo por tramo, en carro y en bus." },
    agents: {
      title: "Corredores y cuidadores",
      text: "Quién vende, quién construye y quién abre las ventanas.",
    },
    lawyers: { title: "Abogados y permisos", text: "Cuándo te hace falta uno y qué preguntar primero." },
    land: { title: "Comprar tierra", text: "Título o posesión, la costa y qué revisar antes de pagar." },
    law: { title: "Información legal", text: "Visas, propiedad y negocios en palabras claras." },
    privacy: { title: "Política de privacidad", text: "Qué guardamos de ti y cómo llevártelo." },
    terms: { title: "Términos de servicio", text: "Qué puedes esperar de la guía y qué espera ella de ti." },
    disclosure: { title: "Aviso de afiliados", text: "Con cuáles enlaces ganamos algo y con cuáles no." },
  },
  way: {
    map: "Mapa del camino de la Ciudad de Panamá a Cambutal por Divisa, Chitré, Las Tablas y Tonosí. La tabla de al lado dice lo mismo con palabras.",
    capital: "Ciudad de Panamá",
    gulf: "Golfo de Panamá",
    ocean: "Océano Pacífico",
    byCar: "en carro",
    leg: "Tramo",
    fromTo: "De {{from}} a {{to}}",
    time: "Tiempo",
    distance: "Distancia",
    others: "Otros caminos",
  },
} satisfies typeof english;
