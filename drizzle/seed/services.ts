import type { Contact, Service } from "../../app/rules/info/service-content";

type Words = Pick<Contact, "name" | "type" | "description">;

const english = "An example of a contact, not a real one.";
const spanish = "Un ejemplo de contacto, no es real.";

/**
 * Contacts of the demonstration. Their numbers are of the kind that nobody has: those of Panama do not dial, and the one
 * that shows what a contact can be reached by is from the range that is kept for stories.
 */
const contacts = {
  cars: {
    en: { name: "Demonstration: rental cars", type: "Rental", description: english },
    es: { name: "Demostración: carros de alquiler", type: "Alquiler", description: spanish },
    phone: "+1 305-555-0172",
    whatsapp: "+1 305-555-0172",
  },
  garage: {
    en: { name: "Demonstration: repair shop", type: "Repair", description: english },
    es: { name: "Demostración: taller", type: "Reparación", description: spanish },
    phone: "+507 0000-0703",
  },
  spanish: {
    en: { name: "Demonstration: Spanish lessons", type: "School", description: english },
    es: { name: "Demostración: clases de español", type: "Escuela", description: spanish },
    phone: "+507 0000-0704",
  },
  plumber: {
    en: { name: "Demonstration: plumber", type: "Repairs", description: english },
    es: { name: "Demostración: plomero", type: "Reparaciones", description: spanish },
    phone: "+507 0000-0705",
  },
} satisfies Record<string, { en: Words; es: Words; phone: string; whatsapp?: string }>;

function services(contact: (id: keyof typeof contacts) => Contact): Service[] {
  return [
    { id: "emergency" },
    { id: "surf-lessons" },
    { id: "car-rental", rentals: [contact("cars")], repair: [contact("garage")] },
    { id: "security" },
    { id: "language-school", contacts: [contact("spanish")] },
    { id: "maintenance", contacts: [contact("plumber")] },
  ];
}

/** Facts once, in the English row; the Spanish one has words alone. */
export const serviceRows = [
  {
    id: "info-services-en",
    page_path: "/info",
    section_name: "services",
    content_data: JSON.stringify({
      services: services((id) => {
        const { en, es: _, ...numbers } = contacts[id];
        return { id, ...en, ...numbers, website: "https://example.com/" };
      }),
    }),
    display_order: 2,
  },
  {
    id: "info-services-es",
    page_path: "/es/info",
    section_name: "services",
    content_data: JSON.stringify({ services: services((id) => ({ id, ...contacts[id].es })) }),
    display_order: 2,
  },
];
