import { cleanHtml } from "../posts/clean-html";
import { plainText } from "../posts/html-text";
import type { PostCategory } from "../posts/post-categories";
import { postCategories } from "../posts/post-categories";
import { foldText } from "../site/fold-text";

/** Other sites' names for our topics, in both languages. */
const known: Record<PostCategory, string> = {
  Surf: "surf, surfing, waves, olas, surf report",
  Nature:
    "nature, naturaleza, wildlife, animals, animales, turtles, tortugas, beach, playa, environment, ecologia",
  Food: "food, comida, restaurants, restaurantes, recipes, recetas, gastronomia, cocina, eat, drinks",
  Culture: "culture, cultura, history, historia, music, musica, traditions, tradiciones, fiestas, arte, art",
  "Travel Tips":
    "travel tips, travel, viajes, tips, consejos, consejos de viaje, guide, guia, guides, transport, transporte, getting here, como llegar",
  "Town Life":
    "town life, news, noticias, community, comunidad, pueblo, town, local, local news, vida local, blog",
};
const topics = new Map(
  Object.entries(known).flatMap(([topic, words]) => words.split(", ").map((word) => [word, topic] as const)),
);

export function topicFor(name: string): string | null {
  const word = foldText(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return postCategories.find((one) => one.toLowerCase() === word) ?? topics.get(word) ?? null;
}

/** WordPress's name for posts without a category. */
export const isNoCategory = (name: string) => /^(uncategori[sz]ed|sin categor[ií]a)$/i.test(name.trim());

/** Decoded. */
export function plainTitle(text: string): string {
  return /[<&]/.test(text) ? plainText(cleanHtml(text)).replaceAll(/\s+/g, " ") : text;
}
