import type { share as english } from "../en/share";

export const share = {
  link: "Compartir",
  title: "Compartir {{name}}",
  ways: "Compártelo",
  mail: "Enviar por correo",
  lead: "Deja que alguien escanee el código en tu pantalla, o mándale el enlace.",
  scan: "Escanea para abrir la página",
  address: "Enlace",
  copy: "Copiar",
  copied: "El enlace está copiado.",
  failed: "No se pudo. El enlace quedó marcado: cópialo a mano.",
  sheet: "Compartir…",
  contact: "Guardar en contactos",
  print: "Impresa, esta página es una tarjeta para la mesa o el mostrador.",
  back: "Volver a la página",
} satisfies typeof english;
