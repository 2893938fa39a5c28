import type { DrawableThing } from "./drawable-thing";
import { settings } from "./portrait-parts";

const day = ["dawn", "noon", "golden"] as const;
const whole = ["dawn", "noon", "golden", "dusk"] as const;

/** What a town does together. */
export const thingsToGoTo = {
  concert: {
    of: { event: ["social"], business: ["Entertainment"] },
    keywords:
      "music|musica|concert|concierto|song|cancion|guitar|band|banda|live|en vivo|open mic|cajon|karaoke|jam",
    hours: ["golden", "dusk", "dawn"],
  },
  bonfire: {
    of: { event: ["social"] },
    keywords: "fire|fogata|bonfire|campfire|hoguera|driftwood",
    hours: ["night", "dusk"],
  },
  festival: {
    of: { event: ["social"], business: ["Entertainment"], activity: [] },
    keywords:
      "festival|carnival|carnaval|patron|fiestas|drum|tambor|tamborito|parade|desfile|folk|dance|baile|cultur|independ",
    hours: ["night", "dusk"],
  },
  fireworks: {
    of: { event: [] },
    keywords: "firework|fuegos artific|new year|ano nuevo|polvora|countdown",
    hours: ["night"],
  },
  fullmoon: { of: { event: ["social"] }, keywords: "moon|luna", hours: ["night", "dusk"] },
  longtable: {
    of: { event: ["social"], restaurant: [] },
    keywords:
      "potluck|dinner|cena|comida|lunch|almuerzo|thanksgiving|feast|banquet|long table|compartir|navidad|christmas",
    hours: whole,
    settings,
  },
  cleanup: {
    of: { event: ["social"] },
    keywords: "clean-up|cleanup|clean up|limpieza|limpiar|limpia|trash|basura|recicl|recycl",
    hours: ["noon"],
    avoids: ["blush"],
  },
  race: {
    of: { event: ["social"] },
    keywords: "race|carrera|run|corr|marathon|5k|10k|kilomet|triathl",
    hours: day,
  },
  contest: {
    of: { event: ["social"] },
    keywords: "contest|competen|championship|campeonato|torneo de surf|heat|surf open|circuito",
    hours: day,
  },
  volleyball: {
    of: { event: ["social"], activity: [] },
    keywords: "volley|voley|beach sport|deporte",
    hours: whole,
  },
  football: {
    of: { event: ["kids"], business: [] },
    keywords: "football|futbol|soccer|match|partido|liga|cancha",
    hours: day,
    settings,
  },
  domino: {
    of: { event: ["social"], business: ["Entertainment"] },
    keywords: "domino|game|juego|bingo|quiz|trivia|cards|naipes|chess|ajedrez|billar|pool table",
    hours: ["golden", "dusk", "night"],
    settings,
  },
  meeting: {
    of: { event: ["social"] },
    keywords:
      "meeting|reunion|assembl|asamblea|junta|community|comunidad|vecin|neighbour|neighbor|comite|cabildo",
    hours: day,
    settings,
  },
  telescope: {
    of: { event: ["class"] },
    keywords: "star|estrella|astronom|telescop|sky|cielo|meteor|eclipse|planet",
    hours: ["night", "dusk"],
  },
  cooking: {
    of: { event: ["class"], activity: [] },
    keywords: "cook|cocina|chef|recipe|receta|kitchen",
    hours: ["golden", "noon", "dusk"],
    settings,
  },
  easel: {
    of: { event: ["class"], business: [] },
    keywords: "paint|pintura|pintar|art|arte|draw|dibujo|acuarela|watercol|gallery|galeria",
    hours: day,
  },
  seedling: {
    of: { event: ["class"], business: [] },
    keywords: "plant|siembra|sembrar|reforest|tree planting|vivero|nursery|huerto|garden|compost|permacult",
    hours: ["dawn", "noon"],
  },
  kite: {
    of: { event: ["kids"] },
    keywords: "kite|cometa|papalote|chiringa|wind",
    hours: ["noon", "golden", "dawn"],
  },
  castle: {
    of: { event: ["kids"] },
    keywords: "sand|arena|castle|castillo",
    hours: ["noon", "golden", "dawn"],
  },
  pinata: {
    of: { event: ["kids"] },
    keywords: "pinata|party|fiesta|posada|halloween",
    hours: ["noon", "golden"],
  },
  birthday: {
    of: { event: ["kids"] },
    keywords: "birthday|cumple|anivers|cake|celebrat|celebra|balloon|globo",
    hours: ["noon", "dusk", "golden"],
    settings,
  },
  storybook: {
    of: { event: ["kids"], business: [] },
    keywords: "story|cuento|book|libro|read|lectura|library|bibliot",
    hours: whole,
  },
  paints: {
    of: { event: ["kids"] },
    keywords: "paint|pintura|pintar|colour|color|hands|manos|manualidad|draw|dibuj|face paint",
    hours: ["noon", "dawn", "golden"],
    settings,
  },
  treasure: {
    of: { event: ["kids"] },
    keywords: "treasure|tesoro|pirat|hunt|busqueda|scavenger|easter",
    hours: ["noon", "golden", "dawn"],
  },
  turtletalk: {
    of: { event: [] },
    keywords:
      "evening of the turtles|noche de las tortugas|turtle (?:talk|evening)|charla (?:de|sobre) (?:las )?tortugas|who nests|quienes anidan",
    hours: ["night", "dusk"],
  },
} as const satisfies Record<string, DrawableThing>;
