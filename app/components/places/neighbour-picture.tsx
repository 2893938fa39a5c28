import { generalPortrait } from "../../rules/pictures/general-portraits";
import { PlacePicture } from "./place-picture";

export type Neighbour = {
  kind: "restaurant" | "hotel" | "activity";
  category: string;
  business_type: string | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
};

/** A place beside another, small. */
export function NeighbourPicture({ place }: { place: Neighbour }) {
  const { kind, image_url, image_colour, portrait_code } = place;
  return (
    <PlacePicture
      url={image_url}
      colour={image_colour}
      portrait={portrait_code ?? generalPortrait[kind]}
      sizes="6rem"
      width={320}
      height={240}
    />
  );
}
