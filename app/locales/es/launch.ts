import type { launch as english } from "../en/launch";

export const launch = {
  title: "Antes de abrir",
  left_one:
    "Falta {{count}} cosa. Nadie pudo comprobarla desde lejos; cada título lleva a la pantalla donde se cambia.",
  left_other:
    "Faltan {{count}} cosas. Nadie pudo comprobarlas desde lejos; cada título lleva a la pantalla donde se cambia.",
  nothingLeft: "Ya se revisó y se llenó todo.",
  done_one: "{{count}} lista",
  done_other: "{{count}} listas",
  missing_one: "Falta {{count}}",
  missing_other: "Faltan {{count}}",
  filled: "Completo",
  tick: "Marcar revisado",
  untick: "Revisar otra vez",
  checks: {
    numbers: {
      title: "Números de emergencia locales",
      text: "Policía local, policía de turismo, Cruz Roja. Mientras no haya número, las páginas dicen que no hay ninguno confirmado.",
    },
    facilities: {
      title: "Hospitales, centro de salud y clínica",
      text: "Dónde queda cada uno y el número donde contestan.",
    },
    departures: {
      title: "Horas de los buses",
      text: "Pregunta en Albrook, en Las Tablas y en Tonosí cuáles salen todavía y a qué hora: de ida y de vuelta, también en domingo y en feriado. Lo que inventó la demostración cuenta como faltante.",
    },
    prices: {
      title: "Precios del viaje",
      text: "Cada uno con el día en que se preguntó. Si falta uno de los dos, no se muestra nada.",
    },
    letter: {
      title: "Quién manda la carta del mes",
      text: "Sin un proveedor propio la carta se publica, pero no se manda por correo, y así lo dice la suscripción. En docs/deploy.md dice qué hace falta, en “The letter's provider”.",
    },
    earthquake: {
      title: "Después del terremoto del 9 de octubre de 2026",
      text: "¿Se pueden usar las vías, el agua, las casas y la playa? Si no, dilo en un aviso.",
    },
    road: {
      title: "Los datos del pueblo: carretera, meses, distancias",
      text: "Recorre la carretera una vez y pregunta por los meses. Lo que corrijas aquí cambia en todas las páginas.",
    },
    money: {
      title: "Efectivo, señal y luz",
      text: "Si el cajero de Tonosí funciona, qué red llega al pueblo, cuánto duran los apagones.",
    },
    water: {
      title: "Agua de la pluma",
      text: "Si se puede tomar en Cambutal. Mientras nadie lo sepa, la guía dice embotellada o hervida.",
    },
    "first-aid": {
      title: "Primeros auxilios",
      text: "Alguien que sabe de primeros auxilios lee cada línea una vez, en los dos idiomas.",
    },
    breaks: {
      title: "Los puntos de surf",
      text: "Alguien que los surfea lee cómo es cada uno, con qué marea y para quién.",
    },
    map: {
      title: "El mapa del pueblo",
      text: "Camina una vez la vía y la orilla con un GPS. Hasta entonces la página dice que están dibujadas a ojo.",
    },
    entry: {
      title: "Entrada y tiempo de estadía",
      text: "Pregunta en Migración cuánto pueden quedarse hoy los visitantes. Las fuentes no coinciden.",
    },
    land: {
      title: "La tierra y la orilla",
      text: "Un abogado lee las páginas sobre comprar tierra, sobre todo la franja pública junto al mar.",
    },
    privacy: {
      title: "Quién lleva esta guía",
      text: "Quien responde por ella lee la página de privacidad y los términos, y está de acuerdo.",
    },
  },
} satisfies typeof english;
