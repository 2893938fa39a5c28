import { searchTerm } from "../../rules/places/listing-texts";
import { bestMentions, type FoundMention, type MentionKind } from "../../rules/posts/mentions";
import { foldText } from "../../rules/site/fold-text";
import { isLanguage, type Language } from "../../rules/site/language";
import { localise, readTranslation } from "../../rules/site/owner-translation";
import { localDate } from "../../rules/time/panama-time";
import { type Context, servicesContext } from "../../server/context";
import { ask } from "../../server/db/database";
import {
  type Mentionable,
  selectMentionableEvents,
  selectMentionablePlaces,
  selectMentionableSeries,
} from "../../server/db/posts/mentionable";
import { privateCache } from "../../server/http/cache-headers";
import { viewerIn } from "../../server/http/viewer";
import type { Route } from "./+types/mentions";

/** What the editor's list of places and events asks. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerMentions(context, url);
}

/** The places and events a writer looks for by name, in the language of the post; in one trip. */
async function answerMentions(context: Context, url: URL): Promise<Response> {
  if (!viewerIn(context)) return Response.json([], { status: 401, headers: privateCache });
  const { db, now } = context.get(servicesContext);
  const asked = url.searchParams.get("language");
  const language = isLanguage(asked) ? asked : "en";
  const term = searchTerm(url.searchParams.get("q"));
  const [restaurants, hotels, activities, single, series] = await ask(db, [
    selectMentionablePlaces(db, "restaurant", term),
    selectMentionablePlaces(db, "hotel", term),
    selectMentionablePlaces(db, "activity", term),
    selectMentionableEvents(db, now().getTime()),
    selectMentionableSeries(db, localDate(now())),
  ]);
  const events = [...single, ...series].filter(({ name, translation }) =>
    foldText(`${name} ${translation ?? ""}`).includes(term),
  );
  const named = (kind: MentionKind, folder: string, field: string, rows: Mentionable[]): FoundMention[] =>
    rows.map((row) => ({ kind, path: `/${folder}/${row.slug}`, name: nameOf(row, field, language) }));
  const found = [
    ...named("restaurant", "eat", "name", restaurants),
    ...named("hotel", "stay", "name", hotels),
    ...named("activity", "do", "business_name", activities),
    ...named("event", "events", "title", events),
  ];
  return Response.json(bestMentions(found, term), { headers: privateCache });
}

function nameOf({ name, translation, ...row }: Mentionable, field: string, wanted: Language): string {
  const source = { language: row.language, translation: readTranslation(JSON.parse(translation ?? "null")) };
  return localise(source, { [field]: name }, wanted).texts[field]?.text ?? name;
}
