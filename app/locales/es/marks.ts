import type { marks as english } from "../en/marks";

/** Lo que la gente pregunta antes de venir. */
export const marks = {
  title: "Antes de ir",
  filter: "Solo los que tienen",
  yes: {
    vegetarian: "Platos vegetarianos",
    vegan: "Platos veganos",
    gluten_free: "Platos sin gluten",
    children: "Para niños",
    dogs: "Perros bienvenidos",
    step_free: "Sin escalones",
    cards: "Aceptan tarjeta",
    wifi: "WiFi",
    parking: "Estacionamiento",
  },
  no: {
    vegetarian: "Nada vegetariano",
    vegan: "Nada vegano",
    gluten_free: "Nada sin gluten",
    children: "No es para niños",
    dogs: "No se aceptan perros",
    step_free: "Hay escalones",
    cards: "No aceptan tarjeta",
    wifi: "Sin WiFi",
    parking: "Sin estacionamiento",
  },
  ofMenu: {
    vegetarian: "Platos vegetarianos en su menú",
    vegan: "Platos veganos en su menú",
    gluten_free: "Platos sin gluten en su menú",
  },
  search: {
    says: "Estos lo dicen ellos mismos. Si es importante, pregunta antes de ir.",
    all: {
      restaurant: "Todos los lugares para comer",
      hotel: "Todos los lugares para dormir",
      activity: "Todo lo que hay que hacer",
    },
  },
  form: {
    title: "Lo que preguntan los clientes",
    lead: "Responde lo que sepas. Lo que dejes en blanco no dice nada en tu página, ni siquiera que no. Sí a una dieta quiere decir un plato de verdad casi todos los días; sin escalones, ninguno en la entrada ni adentro.",
    holds: "Dietas, niños, perros, tarjetas, estacionamiento",
    holdsPlain: "Niños, perros, tarjetas, WiFi, estacionamiento",
    answers: { open: "Sin decir", yes: "Sí", no: "No" },
    note: "En tus palabras",
    noteHint:
      "Una línea, por ejemplo: perros en la terraza, tarjeta desde $10, un plato vegano todos los días.",
  },
} satisfies typeof english;
