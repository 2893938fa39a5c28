import { type MapPart, partOf, usualWidth } from "./map-part";
import { landmarkIn, type Stretch } from "./village";

/** A stretch of the village, on the part of the map around it. */
export type LandmarkPart = Stretch & { part: MapPart };

/** For a place without a position: the stretch that its own folded words tell; null where they don't. */
export function mapPartByLandmark(foldedWords: string): LandmarkPart | null {
  const { stretch } = landmarkIn(foldedWords);
  if (!stretch) return null;
  const { middle, wide = usualWidth } = stretch;
  return { ...stretch, part: partOf(wide, middle.x, middle.y - 10) };
}
