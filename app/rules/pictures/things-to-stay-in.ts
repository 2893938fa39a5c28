import type { DrawableThing } from "./drawable-thing";
import { settings } from "./portrait-parts";

const whole = ["dawn", "noon", "golden", "dusk"] as const;

export const thingsToStayIn = {
  pool: {
    of: { hotel: ["Resort", "Hotel"] },
    keywords: "pool|piscina|spa|all inclusive|todo incluido",
    hours: ["noon", "dawn", "dusk", "golden"],
  },
  almonds: {
    of: { hotel: ["Hotel", "Resort"] },
    keywords: "sea almond|almond tree|almendro",
    hours: ["noon", "dawn", "dusk", "golden"],
  },
  hotel: {
    of: { hotel: ["Hotel"] },
    keywords: "inn|posada|main street|calle principal|balcon",
    hours: ["dusk", "golden", "dawn"],
  },
  bed: {
    of: { hotel: ["Hotel", "Boutique"] },
    keywords: "suite|mosquito net|mosquitero|bed|cama",
    hours: whole,
  },
  boutique: {
    of: { hotel: ["Boutique"] },
    keywords: "design|diseno|white|blanca|b&b|adults only|solo adultos",
    hours: ["noon", "dawn", "golden"],
  },
  courtyard: {
    of: { hotel: ["Boutique", "Hotel"] },
    keywords: "courtyard|patio|mango|garden|jardin|biciclet|colonial",
    hours: whole,
  },
  jungle: {
    of: { hotel: ["Eco", "Cabanas"] },
    keywords: "jungle|forest|selva|bosque|eco|nature|naturaleza|river|rio ",
    hours: ["dawn", "noon"],
  },
  treehouse: {
    of: { hotel: ["Eco"] },
    keywords: "treehouse|tree house|arbol|trees|arboles",
    hours: ["dawn", "noon", "dusk"],
  },
  tent: { of: { hotel: ["Eco"] }, keywords: "tent|carpa|camp|glamp|hammock camp", hours: ["night", "dusk"] },
  bunks: {
    of: { hotel: ["Hostel"] },
    keywords: "dorm|bunk|litera|hostel|hostal|backpack|mochil|compartid",
    hours: ["dawn", "golden", "noon"],
  },
  hammock: {
    of: { hotel: ["Hostel", "Vacation Rental"] },
    keywords: "hammock|hamaca|relax|descans",
    hours: ["golden", "dusk", "dawn"],
  },
  house: {
    of: { hotel: ["Hostel", "Vacation Rental"] },
    keywords: "house|casa|surf house|guesthouse|kitchen|cocina|porch|portal",
    hours: whole,
    settings,
  },
  camper: {
    of: { hotel: ["Hostel"], business: [], activity: [] },
    keywords: "camper|van |vanlife|furgon|caravan|motorhome|casa rodante",
    hours: whole,
  },
  cabanas: {
    of: { hotel: ["Cabanas"] },
    keywords: "cabin|cabana|bungalow|hut|bohio|rancho|thatch|penca",
    hours: ["night", "dusk", "golden"],
  },
  aframe: {
    of: { hotel: ["Cabanas", "Eco"] },
    keywords: "a-frame|chalet|hill|loma|mountain|montana|wooden|madera|cerro",
    hours: whole,
  },
  villa: {
    of: { hotel: ["Vacation Rental", "Resort"] },
    keywords: "villa|luxury|lujo|infinity|whole house|casa entera|modern",
    hours: whole,
  },
  chairs: {
    of: { hotel: ["Vacation Rental", "Hotel", "Resort"] },
    keywords: "view|vista|mirador|deck|terraces|terrazas|sunset|atardecer|ocean|mar ",
    hours: ["golden", "dusk", "dawn"],
  },
} as const satisfies Record<string, DrawableThing>;
