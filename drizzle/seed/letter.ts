import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type Language, localPath } from "../../app/rules/site/language";
import { fillFacts } from "../../app/rules/site/words";
import { localDate } from "../../app/rules/time/panama-time";
import { isWithin, seasons } from "../../app/rules/town/seasons";
import { newsletterIssues } from "../../app/server/db/schema/mail";
import { builtInWords } from "../../app/server/http/changed-words";

const day = 86_400_000;

const letters: Record<Language, { subject: string; content: string }> = {
  en: {
    subject: "An example: a month at the end of the road",
    content: `<p>{{road}} This letter is a demonstration. Nobody was sent it, and the places in it are made up. A real one is about as long: once a month, and read before the coffee is cold.</p>
<h2>What's on</h2>
<p>Songs when the light turns orange, a beach morning for children, a class for whoever falls off the board. What is on today, and what was moved, is in the [calendar](/calendar).</p>
<h2>How the season looks</h2>
<p>The south swell is awake from {{swellMonths}}. Humpback whales pass from {{whaleMonths}}. Rain belongs to {{rainMonths}}, most of it in the afternoon. The whole year is [drawn in the surf guide](/surf#year).</p>
<h2>What's opened</h2>
<p>[Fonda Doña Nena](/eat/fonda_dona_nena) has a pot on the fire again. Tacos del Fin del Mundo is closed for the season.</p>
<h2>From the blog</h2>
<p>[Two Seasons, Both of Them Good](/blog/two-seasons-both-of-them-good), for whoever asks when to come, and [Read the Sea Before You Get In](/blog/read-the-sea-before-you-get-in), for whoever is already here.</p>`,
  },
  es: {
    subject: "Un ejemplo: un mes donde se acaba la carretera",
    content: `<p>{{road}} Esta carta es una demostración. No se le mandó a nadie, y los lugares que nombra son inventados. Una de verdad es más o menos así de larga: una al mes, y se lee antes de que se enfríe el café.</p>
<h2>Qué hay</h2>
<p>Canciones cuando la luz se pone naranja, una mañana de playa para los niños, una clase para quien se cae de la tabla. Lo que hay hoy, y lo que se movió, está en el [calendario](/calendar).</p>
<h2>Cómo viene la temporada</h2>
<p>Las olas del sur llegan {{swellMonths}}. Las ballenas jorobadas pasan {{whaleMonths}}. Llueve {{rainMonths}}, casi siempre por la tarde. El año entero está [dibujado en la guía de surf](/surf#year).</p>
<h2>Qué abrió</h2>
<p>[Fonda Doña Nena](/eat/fonda_dona_nena) tiene otra vez la olla en el fuego. Tacos del Fin del Mundo cerró por temporada.</p>
<h2>Del blog</h2>
<p>[Dos estaciones, y las dos son buenas](/blog/two-seasons-both-of-them-good), para quien pregunta cuándo venir, y [Lee el mar antes de entrar](/blog/read-the-sea-before-you-get-in), para quien ya llegó.</p>`,
  },
};

/** The road as the letter's picture has it, in the rain and in the dry months; first, so that lists of letters say it too. */
const roads: Record<Language, { rain: string; dry: string }> = {
  en: {
    rain: "It pours after lunch: the water over the road comes up to the hubcaps, so drive in the morning.",
    dry: "The road is dust, the hills are gold and the first guayacán is in flower.",
  },
  es: {
    rain: "Llueve duro después de almuerzo: en la calle el agua llega a los rines, así que mejor maneja por la mañana.",
    dry: "La calle es puro polvo, los cerros están dorados y ya floreció el primer guayacán.",
  },
};

/** A published letter, so that the archive shows what one is; of last month, so that this month's can be begun. */
export async function seedLetter(db: DrizzleD1Database, now: Date): Promise<void> {
  const at = now.getTime() - 32 * day;
  const half = isWithin(seasons.rain.months, localDate(new Date(at))) ? "rain" : "dry";
  const [en, es] = [told("en", half), told("es", half)];
  await db
    .insert(newsletterIssues)
    .values({
      ...{ id: "demo-letter", slug: "an-example", state: "published" as const, version: 1 },
      ...{ subject_en: en.subject, content_en: en.content, subject_es: es.subject, content_es: es.content },
      ...{ published_at: at, created_at: at, updated_at: at },
    })
    .onConflictDoNothing();
}

function told(language: Language, half: "rain" | "dry") {
  const { fact } = builtInWords.words[language];
  const { subject, content } = fillFacts(letters[language], (name) =>
    name === "road" ? roads[language][half] : fact(name),
  );
  const link = (_: string, words: string, path: string) =>
    `<a href="${localPath(language, path)}">${words}</a>`;
  return { subject, content: content.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, link) };
}
