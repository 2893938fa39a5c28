import type { guides as english } from "../en/guides";

export const guides = {
  updated: "Última actualización:",
  contents: "En esta página",
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
