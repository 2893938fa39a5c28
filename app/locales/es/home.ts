import type { home as english } from "../en/home";

export const home = {
  scrollDown: "Bajar",
  place: "Los Santos, Panamá",
  findBed: "Busca dónde dormir",
  readSurf: "Lee la guía de surf",
} satisfies typeof english;
