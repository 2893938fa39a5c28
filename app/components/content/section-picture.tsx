import type { ReactNode } from "react";
import { portraitAddress } from "../../rules/pictures/portrait-address";
import { partScenes, sectionPortraits, sectionScenes } from "../../rules/pictures/section-portraits";

/** So that no screen of a phone is words alone; a wide window shows it where a title stands beside its text. */
export function sectionPicture(name: string): ReactNode {
  const src = addressOf(name);
  if (!src) return null;
  return <img className="section-picture" src={src} alt="" width={960} height={720} loading="lazy" />;
}

function addressOf(name: string): string | undefined {
  const [part, scene, code] = [partScenes[name], sectionScenes[name], sectionPortraits[name]];
  if (part) return `/scenes/parts/${part}.svg`;
  return scene ? `/scenes/subjects/${scene}.svg#card` : code && portraitAddress(code);
}
