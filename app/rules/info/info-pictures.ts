import type { Drawing } from "../pictures/drawing-address";
import type { ServiceIcon } from "./service-icon";
import type { TopicName } from "./tabs";

/** By the service's icon. */
export const servicePictures: Record<ServiceIcon, Drawing> = {
  stethoscope: { scene: "parts/first-aid-box" },
  waves: { scene: "parts/lesson-in-sand" },
  car: { scene: "parts/car-and-atv" },
  shield: { scene: "parts/police-post" },
  school: { code: "school-noon-coral-village-3" },
  wrench: { code: "upkeep-noon-coral-village-5" },
};

/** Pictures of the other tabs' cards. */
export const topicPictures: Record<TopicName, Drawing> = {
  "property-management": { scene: "parts/house-care" },
  "real-estate-agents": { code: "forsale-golden-coral-beach-3" },
  "property-development": { code: "builder-noon-sun-hills-4" },
  "property-law": { scene: "parts/two-papers" },
  "business-formation": { scene: "parts/new-till" },
  "immigration-services": { scene: "subjects/passport-window" },
  "airport-transfers": { code: "plane-golden-teal-beach-2" },
  "local-taxi-services": { code: "taxi-noon-sea-village-3" },
  "car-rentals": { scene: "parts/hire-key" },
  "shuttle-services": { scene: "parts/door-to-door" },
};

export function topicPicture(name: string): Drawing | undefined {
  return (topicPictures as Partial<Record<string, Drawing>>)[name];
}
