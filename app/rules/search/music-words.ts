/** One meaning, in both languages. */
export const musicWords =
  "music musica musician musicians musico musicos concert concerts concierto conciertos gig";
/** What music is also known by; who looks for a guitar doesn't mean all music. */
export const instruments = "guitar guitarra";
/** What else an event of music may say. */
const sung =
  "band bands banda bandas song songs sing singer singers cancion canciones cantar cantante cantantes dj jam tambores";

const heard = [...musicWords.split(" "), ...instruments.split(" "), ...sung.split(" ")];
const music = new Set(heard);

/** "Live" adds nothing to music: a guitar at sunset needn't say so. */
export const withoutLive = [
  ["live (?=(?:music|musicians?|bands?|concerts?|songs?)\\b)", ""],
  ["(musica|musicos?|conciertos?|bandas?) en vivo", "$1"],
] as const;

/** For events: whoever asks for music also means songs and bands. */
export function withSongs<T extends { typed: string; synonyms: string[] }>(term: T): T {
  return music.has(term.typed) ? { ...term, synonyms: [...term.synonyms, ...heard] } : term;
}
