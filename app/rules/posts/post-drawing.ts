import { foldText } from "../site/fold-text";
import { readTranslation } from "../site/owner-translation";
import { otherPortraits, type PostDrawing, postSubjects, topicPortraits } from "./post-subjects";

/** As stored, so that readers of both languages see the same drawing. */
export type DrawablePost = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  translation: unknown;
};

const weight = { title: 6, tags: 3, excerpt: 2 };
const patterns = postSubjects.map(({ words }) => new RegExp(`\\b(?:${words})`));

/** A drawing of the post's subject, else of its topic; those already on the page come last. */
export function drawingOfPost(post: DrawablePost, taken: readonly PostDrawing[] = []): PostDrawing {
  const topic = topicPortraits[post.category] ?? otherPortraits;
  const stand = topic.map((_, at) => topic[(post.slug.length + at) % topic.length] ?? otherPortraits[0]);
  const choices: PostDrawing[] = [...subjectsOf(post), ...stand.map((portrait) => ({ portrait }))];
  const shown = new Set(taken.map(nameOfDrawing));
  return (
    choices.find((one) => !shown.has(nameOfDrawing(one))) ?? choices[0] ?? { portrait: otherPortraits[0] }
  );
}

/** For a list: no drawing twice while there are others. */
export function drawingsOfPosts(posts: readonly DrawablePost[]): PostDrawing[] {
  const taken: PostDrawing[] = [];
  for (const post of posts) taken.push(drawingOfPost(post, taken));
  return taken;
}

export function drawingOfWords(text: string): PostDrawing | null {
  const said = foldText(text);
  return postSubjects.find((_, at) => patterns[at]?.test(said))?.drawing ?? null;
}

/** A portrait's thing alone. */
function nameOfDrawing(drawing: PostDrawing): string {
  return "scene" in drawing ? drawing.scene : (drawing.portrait.split("-")[0] ?? "");
}

/** Likeliest first. */
function subjectsOf(post: DrawablePost): PostDrawing[] {
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
