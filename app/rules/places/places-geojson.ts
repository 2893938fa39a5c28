import type { PlacesFile } from "./places-file";

/** RFC 7946; metadata is in foreign members beside the features. */
export function placesGeoJson({ title, description, licence, language, next, places }: PlacesFile): string {
  return JSON.stringify({
    type: "FeatureCollection",
    name: title,
    description,
    language,
    licence: licence.text,
    licence_url: licence.url,
    next: next?.url ?? null,
    features: places.map(({ id, latitude, longitude, about: _, ...properties }) => ({
      type: "Feature",
      id,
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties,
    })),
  });
}
