import type { ReactNode } from "react";
import { portraitAddress } from "../../rules/pictures/portrait-address";
import { sectionPortraits, sectionScenes } from "../../rules/pictures/section-portraits";

/** So that no screen of a phone is words alone; a wide window shows it where a title stands beside its text. */
export function sectionPicture(name: string): ReactNode {
  const [scene, code] = [sectionScenes[name], sectionPortraits[name]];
  if (!scene && !code) return null;
  return (
    <img
      className="section-picture"
      src={scene ? `/scenes/subjects/${scene}.svg#card` : portraitAddress(code ?? "")}
      alt=""
      width={960}
      height={720}
      loading="lazy"
    />
  );
}
