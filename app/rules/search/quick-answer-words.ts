import { askedMore } from "./more-answer-words";

/** Folded words of the most frequent questions, which are answered directly. */
export const asked = {
  tide: "tide tides marea mareas pleamar bajamar",
  sun: "sun sol sunset sunrise sundown atardecer amanecer ocaso puesta",
  waves: "wave waves ola olas swell forecast pronostico surfline oleaje marejada",
  surf: "surf surfing surfear surfeo surfea",
  cash: "atm atms cash bank cajero cajeros efectivo banco dinero money plata card cards tarjeta tarjetas",
  health:
    "doctor hospital emergency ambulance clinic medico medica emergencia emergencias ambulancia clinica salud urgencias help ayuda socorro sick ill enfermo enferma fever fiebre police policia firstaid",
  pharmacy:
    "pharmacy pharmacies drugstore chemist medicine farmacia farmacias medicina medicamento medicamentos",
  vet: "vet vets veterinarian veterinary veterinario veterinaria",
  diet: "vegetarian vegetarians veggie veggies vegan vegans gluten celiac vegetariano vegetariana vegetarianos vegano vegana veganos celiaco celiaca",
  access:
    "wheelchair wheelchairs disabled accessible accessibility ruedas discapacidad discapacitados accesible accesibilidad",
  taxi: "taxi taxis cab",
  bus: "bus buses autobus autobuses chiva chivas",
  signal:
    "wifi internet signal coverage sim senal cobertura celular celulares cell cellphone 4g 5g 3g lte roaming",
  fuel: "gas gasoline fuel petrol diesel gasolina gasolinera combustible",
  water: "water agua",
  fourwheel: "4x4 4wd awd suv",
  rain: "rain rains raining rainy rainfall lluvia lluvias llover llueve lluvioso lluviosa",
  walk: "onfoot",
  power:
    "power luz electricity electricidad plug plugs outlet outlets socket sockets adapter voltage volts enchufe enchufes adaptador voltaje voltios generator generador",
  holiday: "holiday holidays feriado feriados festivo festivos carnival carnaval carnavales easter",
  turtles: "turtle turtles tortuga tortugas",
  whales: "whale whales humpback humpbacks ballena ballenas jorobada jorobadas",
} as const;

/** All of them, with those the offline guide doesn't have. */
export const askedAnywhere = { ...asked, ...askedMore };

export type QuickAnswer = keyof typeof askedAnywhere;

export const quickAnswerWords: readonly string[] = Object.values(askedAnywhere).flatMap((words) =>
  words.split(" "),
);
