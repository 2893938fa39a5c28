const icons = {
  Stethoscope: "stethoscope",
  Waves: "waves",
  Car: "car",
  ShieldCheck: "shield",
  School: "school",
  Wrench: "wrench",
} as const;

export const serviceIconNames = Object.keys(icons) as (keyof typeof icons)[];
export type ServiceIcon = (typeof icons)[keyof typeof icons];

export function serviceIcon(name: string): ServiceIcon {
  return Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : "wrench";
}
