import { readTranslation } from "../content/localised-text";
import { foldText } from "../site/fold-text";
import { otherPortraits, type PostDrawing, postSubjects, topicPortraits } from "./post-subjects";

/** What a post says of itself, as it is stored: whoever reads it in the other language sees the same picture. */
export type ToldPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  translation: unknown;
};

const weight = { title: 6, tags: 3, excerpt: 2 };
const patterns = postSubjects.map(({ words }) => new RegExp(`\\b(?:${words})`));

/** The drawing of a post's subject, else of its topic; what is shown on the page already comes last. */
export function drawingOfPost(post: ToldPost, taken: readonly PostDrawing[] = []): PostDrawing {
  const topic = topicPortraits[post.category] ?? otherPortraits;
  const stand = topic.map((_, at) => topic[(post.slug.length + at) % topic.length] ?? otherPortraits[0]);
  const choices: PostDrawing[] = [...subjectsOf(post), ...stand.map((portrait) => ({ portrait }))];
  const shown = new Set(taken.map(nameOfDrawing));
  return (
    choices.find((one) => !shown.has(nameOfDrawing(one))) ?? choices[0] ?? { portrait: otherPortraits[0] }
  );
}

/** One after the other, as they stand on a page: no drawing twice while there is another. */
export function drawingsOfPosts(posts: readonly ToldPost[]): PostDrawing[] {
  const taken: PostDrawing[] = [];
  for (const post of posts) taken.push(drawingOfPost(post, taken));
  return taken;
}

/** What a few words ask for, if there is a drawing of it. */
export function drawingOfWords(text: string): PostDrawing | null {
  const said = foldText(text);
  return postSubjects.find((_, at) => patterns[at]?.test(said))?.drawing ?? null;
}

/** What is drawn, whatever the light. */
function nameOfDrawing(drawing: PostDrawing): string {
  return "scene" in drawing ? drawing.scene : (drawing.portrait.split("-")[0] ?? "");
}

/** What it is about, the likeliest first. */
function subjectsOf(post: ToldPost): PostDrawing[] {
  const other = readTranslation(post.translation);
  const said = {
    title: foldText(`${post.title} · ${other?.title?.text ?? ""}`),
    tags: foldText(post.tags.join(" · ")),
    excerpt: foldText(`${post.excerpt} · ${other?.excerpt?.text ?? ""}`),
  };
  const fields = ["title", "tags", "excerpt"] as const;
  return postSubjects
    .map(({ drawing }, at) => ({
      drawing,
      score: fields.reduce((sum, field) => sum + (patterns[at]?.test(said[field]) ? weight[field] : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ drawing }) => drawing);
}
