import type { home as english } from "../en/home";

export const home = {
  scrollDown: "Bajar",
  place: "Los Santos, Panamá",
  findBed: "Busca dónde dormir",
  readSurf: "Lee la guía de surf",
  owners: {
    title: "¿Tienes un negocio aquí?",
    text: "Tu restaurante, hotel, tour o negocio sale gratis en la guía, para quien lee en español y para quien lee en inglés. Lo leemos antes de publicarlo.",
  },
} satisfies typeof english;
