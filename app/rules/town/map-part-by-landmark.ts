import {
  type Dot,
  dotsOnPart,
  type MapPart,
  type NamedPoint,
  partOf,
  pointOf,
  signScale,
  usualWidth,
} from "./map-part";
import type { Box } from "./rectangle";
import { landmarkIn, type MapPoint, roadAt, type Stretch } from "./village";

/** More would hide the stretch. */
const mostBeside = 2;

/** A stretch of the village, on the part of the map around it. */
export type LandmarkPart = Stretch & { part: MapPart };

/** For a place without a position: the stretch that its own folded words tell; null where they don't. */
export function mapPartByLandmark(foldedWords: string, isOfSurf = false): LandmarkPart | null {
  const { stretch } = landmarkIn(foldedWords);
  if (!stretch) return null;
  const { middle, wide = usualWidth } = stretch;
  const thing = (isOfSurf && stretch.ofSurf) || stretch.thing;
  return { ...stretch, thing, part: partOf(wide, middle.x, middle.y - 10) };
}

/** Where its word stands, half as wide as told. */
export function wordOfStretch({ part, middle: { x, y }, word = 0 }: LandmarkPart, half: number): Box {
  const scale = signScale(part);
  return [x - half * scale, y + word - 10 * scale, x + half * scale, y + word + 10 * scale];
}

/** Small pieces of its dotted line, with air around them. */
export function edgeOfStretch({ middle, across, down }: Stretch): Box[] {
  return Array.from({ length: 32 }, (_, step) => {
    const angle = (step * Math.PI) / 16;
    const [x, y] = [middle.x + across * Math.cos(angle), middle.y + down * Math.sin(angle)];
    return [x - 9, y - 7, x + 9, y + 7];
  });
}

/** Where the road out of the village leaves the part, at its right edge; null where that's above or below it. */
export function roadOut({ left, top, width, height }: MapPart): MapPoint | null {
  const x = left + width;
  const y = Math.round(roadAt(x));
  return y > top && y < top + height ? { x, y } : null;
}

/** The places nearest to the middle of a stretch, of those on the part around it. */
export function dotsBesideStretch(stretch: LandmarkPart, places: readonly NamedPoint[]): Dot[] {
  const { part, middle, word = 0 } = stretch;
  const away = (place: NamedPoint) =>
    Math.min(...pointOf(place).map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  const nearestFirst = places.toSorted((one, other) => away(one) - away(other));
  const dots = dotsOnPart(part, { x: middle.x, y: middle.y + word }, nearestFirst);
  return dots.filter(({ point }) => !point).slice(0, mostBeside);
}
