/** Places of a made-up coast in the OpenStreetMap formats of three programs, and a map from another source. */

const tags = {
  panga: {
    amenity: "restaurant",
    name: "La Panga de Prueba",
    "name:en": "The Trial Skiff",
    cuisine: "seafood;regional",
    opening_hours: "Mo-Su 11:00-22:00; We off",
    "contact:phone": "+507 6000-0401",
    wheelchair: "yes",
    "diet:vegan": "no",
    "addr:street": "Calle de la playa",
  },
  soda: { amenity: "restaurant", name: "Sin Cocina", opening_hours: "Jan-Mar Mo-Su 09:00-12:00; PH off" },
  shop: {
    shop: "surf",
    name: "Tabla",
    phone: "+507 6000-0402",
    description: "Boards for rent and repair.",
    opening_hours: "Mo-Sa 08:00-12:00,13:00-18:00; PH off",
  },
  hotel: { tourism: "hostel", name: "Cama", website: "https://cama.example", description: "Bunks." },
  road: { highway: "residential", name: "Calle de la playa" },
};

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

export const overpassAnswer = () =>
  encode({
    version: 0.6,
    generator: "Overpass API",
    osm3s: { copyright: "The data included in this document is from www.openstreetmap.org." },
    elements: [
      { type: "node", id: 11, lat: 7.2512, lon: -80.5533, tags: tags.panga },
      { type: "way", id: 12, center: { lat: 7.252, lon: -80.551 }, nodes: [1, 2], tags: tags.soda },
      {
        type: "way",
        id: 13,
        bounds: { minlat: 7.25, minlon: -80.56, maxlat: 7.252, maxlon: -80.55 },
        nodes: [1],
        tags: tags.shop,
      },
      { type: "node", id: 14, lat: 7.25, lon: -80.55, tags: tags.hotel },
      { type: "way", id: 15, nodes: [1, 2], tags: tags.road },
      { type: "node", id: 1, lat: 7.25, lon: -80.55 },
    ],
  });

const feature = (id: string, properties: object, geometry: object) => ({
  type: "Feature",
  id,
  properties,
  geometry,
});
const point = { type: "Point", coordinates: [-80.5533, 7.2512] };
const building = {
  type: "Polygon",
  coordinates: [
    [
      [-80.551, 7.252],
      [-80.5511, 7.2521],
      [-80.551, 7.252],
    ],
  ],
};

/** Tags among the properties. */
export const overpassTurboExport = () =>
  encode({
    type: "FeatureCollection",
    generator: "overpass-turbo",
    copyright: "The data included in this document is from www.openstreetmap.org.",
    features: [
      feature("node/11", { "@id": "node/11", ...tags.panga }, point),
      feature("way/12", { "@id": "way/12", ...tags.soda }, building),
    ],
  });

/** Tags in an object of their own, as osmtogeojson writes them. */
export const osmToGeoJson = () =>
  encode({
    type: "FeatureCollection",
    features: [
      feature("node/11", { type: "node", id: 11, tags: tags.panga, relations: [], meta: {} }, point),
      feature("node/14", { type: "node", id: 14, tags: tags.hotel, relations: [], meta: {} }, point),
    ],
  });

/** A map drawn by hand, with its own property names. */
export const drawnMap = () =>
  encode({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { Nombre: "Fonda Dibujada", Tipo: "Mariscos", Dirección: "Calle 9" },
        geometry: point,
      },
    ],
  });
