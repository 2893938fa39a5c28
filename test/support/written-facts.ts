/**
 * Phrases that state a fact of the town, in both languages. Texts must use placeholders like `{{turtleMonths}}`
 * instead, so that all pages agree.
 */
const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ee]nero|[Ff]ebrero|[Mm]arzo|[Aa]bril|[Mm]ayo|[Jj]unio|[Jj]ulio|[Aa]gosto|[Ss]eptiembre|[Oo]ctubre|[Nn]oviembre|[Dd]iciembre)";
const counted =
  "(?:\\d+(?:[.,]\\d+)?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]wenty|[Dd]os|[Tt]res|[Cc]uatro|[Cc]inco|[Ss]eis|[Ss]iete|[Oo]cho|[Nn]ueve|[Dd]iez|[Dd]oce|[Vv]einte)";
const number = `(?<!\\p{L})(?:${counted}|[Aa]n?|[Uu]na?)`;
const to = "(?:\\s*[-–]\\s*|\\s+(?:to|or|and|through|until|a|al|o|y|hasta)\\s+)";
const hours = "(?:hours?|hrs?|h|horas?)(?!\\p{L})";
const minutes = "(?:minutes?|minutos?|mins?)(?!\\p{L})";
const drive =
  "(?:[Bb]y car|[Bb]y road|[Bb]y bus|drive|[Dd]riving|behind the wheel|[Ff]rom (?:Panama City|the capital|Las Tablas|Tonosí)|[Ee]n carro|[Ee]n bus|[Pp]or carretera|al volante|[Mm]anejando|[Dd]esde (?:la capital|Las Tablas|Tonosí))";
const season =
  "(?:[Tt]urtles?|[Ww]hales?|[Ss]wells?|[Ww]aves|[Uu]pwelling|[Tt]ortugas?|[Bb]allenas?|[Mm]arejadas?|[Oo]leaje|[Oo]las|mar frío|mar fresco|agua fría|cool sea|cool water)";

export const writtenFacts: { readonly [fact: string]: readonly RegExp[] } = {
  "hours of the road": [
    pattern(`${number}${to}${counted}[\\s-]+${hours}`),
    pattern(`${number}${to}${counted}\\s+${minutes}`),
    pattern("(?:[Hh]our and a half|[Hh]alf an hour by|[Hh]ora y media|[Mm]edia hora en)"),
    pattern("\\d\\s+h\\s+\\d{2}"),
    pattern(`${number}\\s+(?:${hours}|${minutes})[^.!?\\n]{0,25}${drive}`),
    pattern(`${drive}[^.!?\\n]{0,25}${number}\\s+(?:${hours}|${minutes})`),
  ],
  "months of turtles, whales, swell, rain and cool sea": [
    pattern(`(?:mid-)?${month}${to}(?:mid-|mediados de )?${month}`),
    pattern(`(?:[Uu]ntil|[Ss]ince|[Hh]asta|[Dd]esde)\\s+(?:mid-|mediados de )?${month}`),
    pattern(`${season}(?!\\p{L})[^.!?,;:"\\n]{0,60}${month}`),
    pattern(`${month}[^.!?,;:"\\n]{0,60}${season}(?!\\p{L})`),
  ],
  "height of the waves": [pattern(`${counted}${to}${counted}[\\s-]+(?:feet|foot|ft|pies)(?!\\p{L})`)],
  cards: [
    pattern(
      "(?:[Aa]ll|[Mm]any|[Mm]ost|[Ss]ome|[Ff]ew|[Ss]everal) (?:\\w+ )?(?:takes?|accepts?) (?:credit )?cards?",
    ),
    pattern(
      "(?:[Tt]odos|[Mm]uchos|[Aa]lgunos|[Pp]ocos|[Vv]arios|[Ss]itios que|[Ll]ugares que)(?: \\w+)?(?: \\w+)? (?:aceptan|toman|reciben) tarjetas?",
    ),
  ],
  distances: [
    pattern(`(?<!\\p{L})${counted}\\s*(?:km|kilomet(?:er|re)s?|kilómetros?|miles|millas)(?!\\p{L})`),
  ],
};

function pattern(source: string): RegExp {
  return new RegExp(source, "gu");
}

/** Facts a text states by itself. */
export function factsWritten(text: string): { fact: string; said: string }[] {
  const plain = text.replace(/\\u00a0|\u00a0|&nbsp;/g, " ");
  return Object.entries(writtenFacts).flatMap(([fact, patterns]) =>
    patterns.flatMap((one) => (plain.match(one) ?? []).map((said) => ({ fact, said }))),
  );
}
