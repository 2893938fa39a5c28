import type { ServiceIcon } from "./service-icon";
import type { TopicName } from "./tabs";

/** A portrait by its code, or a drawing below `/scenes`. */
export type InfoPicture = { code: string } | { scene: string };

/** By the service's icon. */
export const servicePictures: Record<ServiceIcon, InfoPicture> = {
  stethoscope: { scene: "parts/first-aid-box" },
  waves: { code: "lesson-dawn-coral-beach-4" },
  car: { code: "quad-honey-sun-hills-2" },
  shield: { scene: "parts/police-post" },
  school: { code: "school-noon-coral-village-3" },
  wrench: { code: "hardware-noon-coral-village-5" },
};

/** Pictures of the other tabs' cards. */
export const topicPictures: Record<TopicName, InfoPicture> = {
  "property-management": { code: "house-dusk-teal-hills-6" },
  "real-estate-agents": { code: "forsale-golden-coral-beach-3" },
  "property-development": { code: "builder-noon-sun-hills-4" },
  "property-law": { scene: "parts/two-papers" },
  "business-formation": { code: "grocery-dawn-leaf-village-2" },
  "immigration-services": { scene: "subjects/passport-window" },
  "airport-transfers": { code: "plane-golden-teal-beach-2" },
  "local-taxi-services": { code: "pickup-honey-coral-village-6" },
  "car-rentals": { scene: "parts/hire-key" },
  "shuttle-services": { code: "minibus-dawn-teal-beach-3" },
};
