import type { ReactNode } from "react";
import { portraitAddress } from "../../rules/pictures/portrait-address";
import { sectionPortraits } from "../../rules/pictures/section-portraits";

/** So that no screen of a phone is words alone; a wide window shows it where a title stands beside its text. */
export function sectionPicture(name: string): ReactNode {
  const code = sectionPortraits[name];
  if (!code) return null;
  return (
    <img
      className="section-picture"
      src={portraitAddress(code)}
      alt=""
      width={960}
      height={720}
      loading="lazy"
    />
  );
}
