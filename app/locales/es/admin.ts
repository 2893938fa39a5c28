import type { admin as english } from "../en/admin";

export const admin = {
  title: "Administración",
  waiting: "Esperan revisión",
  oldest: "lo más antiguo llegó {{age}}",
  gap: "Falta en la configuración: {{settings}}",
  gaps: {
    access: "Mientras falte, nadie puede actuar como administrador.",
    google: "Mientras falte, nadie puede entrar con Google y la página de entrada no lo ofrece.",
    openid: "Mientras falte, nadie puede entrar con tu propio proveedor y la página de entrada no lo ofrece.",
    letter: "Mientras falte, ninguna carta sale por correo; igual se publica.",
  },
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
