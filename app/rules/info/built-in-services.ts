import { hospitals } from "../town/hospitals";
import { nationalNumbers } from "./emergency-numbers";
import type { Service } from "./service-content";

/**
 * Services built in: order, icons, hours and national numbers. Local numbers are left out until somebody has checked
 * them; texts are in the catalogs under the same ids.
 */
export const builtInServices = [
  {
    id: "emergency",
    icon: "Stethoscope",
    hours: "24/7",
    emergencyNumbers: [
      { id: "general", number: nationalNumbers.general },
      { id: "police", number: nationalNumbers.police },
      { id: "fire", number: nationalNumbers.fire },
      { id: "civil-protection", number: nationalNumbers["civil-protection"] },
      { id: "local-police" },
      { id: "tourist-police" },
      { id: "red-cross" },
    ],
    facilities: [
      { id: "tonosi-hospital", address: hospitals.nearest, hours: "24/7" },
      { id: "health-center", hours: "Mon-Fri 7:00 AM - 3:00 PM" },
      { id: "regional-hospital", address: hospitals.regional, hours: "24/7" },
      { id: "private-clinic", hours: "Mon-Sat 7:00 AM - 7:00 PM" },
    ],
  },
  { id: "surf-lessons", icon: "Waves", hours: "Daily 6:00 AM - 6:00 PM" },
  { id: "car-rental", icon: "Car", hours: "Daily 7:00 AM - 7:00 PM" },
  {
    id: "security",
    icon: "ShieldCheck",
    hours: "24/7",
    emergencyNumbers: [
      { id: "police", number: nationalNumbers.police },
      { id: "local-police" },
      { id: "tourist-police" },
    ],
  },
  { id: "language-school", icon: "School" },
  // Planned work has hours and repairs don't, so its text says both instead of a badge.
  { id: "maintenance", icon: "Wrench" },
] as const satisfies readonly (Service & { id: string })[];

type ServiceId = (typeof builtInServices)[number]["id"];
type EntryWords = { name: string; description: string; services?: string[] };
type ServiceWords = {
  name: string;
  details: string;
  fullDescription: string;
  emergencyNumbers?: Record<string, EntryWords>;
  facilities?: Record<string, EntryWords>;
};
type ServicesWords = Record<ServiceId, ServiceWords>;

export function servicesIn(words: ServicesWords): Service[] {
  return builtInServices.map((facts: Service & { id: ServiceId }) => {
    const { emergencyNumbers, facilities, ...service } = words[facts.id];
    return {
      ...facts,
      ...service,
      emergencyNumbers: facts.emergencyNumbers?.map((one) => ({
        ...one,
        ...emergencyNumbers?.[one.id ?? ""],
      })),
      facilities: facts.facilities?.map((one) => ({ ...one, ...facilities?.[one.id ?? ""] })),
    };
  });
}
