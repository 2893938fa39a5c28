import type { admin as english } from "../en/admin";

export const admin = {
  title: "Administración",
  waiting: "Esperan revisión",
  kinds: {
    restaurant: "Restaurantes",
    hotel: "Hoteles",
    activity: "Actividades",
    business: "Negocios",
    event: "Eventos",
    series: "Series de eventos",
    post: "Artículos",
  },
} satisfies typeof english;
