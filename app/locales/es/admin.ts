import type { admin as english } from "../en/admin";

export const admin = {
  title: "Administración",
  waiting: "Esperan revisión",
  kinds: {
    restaurants: "Restaurantes",
    hotels: "Hoteles",
    activities: "Actividades",
    businesses: "Negocios",
    events: "Eventos",
    event_series: "Series de eventos",
  },
} satisfies typeof english;
