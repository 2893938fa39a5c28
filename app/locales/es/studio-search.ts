import type { studioSearch as english } from "../en/studio-search";

export const studioSearch = {
  lead: "Lo que la gente escribe en el buscador y lo que quiere decir. La guía ya conoce las palabras de abajo; agrega las que faltan. En un minuto ya se encuentra con ellas.",
  words: "Palabras, un significado por línea",
  hint: "A la izquierda lo que la gente escribe, cada una una sola palabra; después de = lo que quiere decir: guagua, colectivo = bus. Puedes dejar líneas vacías.",
  save: "Guardar",
  builtIn: "Lo que la guía ya conoce",
  problems: {
    long: "Es demasiado largo: 200 líneas como máximo",
    line: "La línea {{line}} no se entiende: palabras a los dos lados de un signo =",
  },
  notices: {
    stale: {
      title: "Alguien más la cambió",
      text: "No se perdió nada tuyo. Debajo de tu lista está lo que se guardó mientras tanto; guarda otra vez para poner la tuya.",
    },
    failed: { title: "No se guardó", text: "Lo que escribiste sigue aquí. Prueba otra vez." },
  },
} satisfies typeof english;
