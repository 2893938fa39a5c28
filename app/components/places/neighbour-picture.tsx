import { PlacePicture } from "./place-picture";
import { activityScene, hotelScene, restaurantScene } from "./place-scenes";

export type Neighbour = {
  kind: "restaurant" | "hotel" | "activity";
  category: string;
  business_type: string | null;
  image_url: string | null;
  image_colour: number | null;
};

/** A place beside another, small. */
export function NeighbourPicture({ place }: { place: Neighbour }) {
  const { kind, category, business_type, image_url, image_colour } = place;
  const scene = {
    restaurant: restaurantScene(category),
    hotel: hotelScene(category),
    activity: activityScene(category, business_type ?? ""),
  }[kind];
  return (
    <PlacePicture
      url={image_url}
      colour={image_colour}
      scene={scene}
      sizes="6rem"
      width={320}
      height={240}
      card
    />
  );
}
