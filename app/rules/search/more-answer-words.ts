/** Subjects that the guide knows nothing of, so that it says so and leads on. Folded, in both languages. */
export const unknownSubjects = {
  sharks: "shark sharks tiburon tiburones",
  toilets:
    "toilet toilets restroom restrooms washroom washrooms bathroom bathrooms bano banos sanitario sanitarios inodoro inodoros",
  camping: "camp camping campsite campsites campground tent tents acampar acampada acampamos carpa carpas",
  drones: "drone drones dron",
} as const;

/** Further direct answers, which the offline guide doesn't have. */
export const askedMore = {
  ...unknownSubjects,
  beachdrive: "beachdrive",
  surfmonths: "surfmonths",
  owners: "ownplace",
  swim: "swim swims swimming swimmer swimmers nadar nado nadamos banarse banarme banarnos",
} as const;

export type UnknownSubject = keyof typeof unknownSubjects;

const unknown = new Set(Object.keys(unknownSubjects));
export const isUnknown = (answer: string): answer is UnknownSubject => unknown.has(answer);

const complete = new Set(Object.values(unknownSubjects).flatMap((words) => words.split(" ")));
/** Neither misspelt nor unfinished: "camp" isn't "cama", and a tent has no tentacles. */
export const isCompleteWord = (word: string) => complete.has(word);

const drive =
  "drive|driving|park|take (?:a|my|the) (?:car|truck)|manejar|conducir|andar en carro|ir en carro|entrar (?:en|con(?: el)?) carro";
const onBeach =
  "(?:a car |my car |the car )?(?:on|onto|along|to|por|en|a) (?:the |la )?(?:beach|sand|playa|arena)";
const walks = "walk(?:able|ing)?|caminar|caminable|pasear|cruzar|pasar";
const children = "(?:(?:young |small |my |our |mis |los )?(?:kids|children|a child|toddlers|ninos|hijos))";
const waves = "surf(?:ing|ear|eo)?|waves?|olas?|swell|oleaje";
const places =
  "business|place|restaurant|hotel|hostel|cafe|bar|shop|store|tour|tours|activity|house|cabin|cabins|listing|company|school|negocio|lugar|restaurante|local|fonda|hostal|tienda|gira|actividad|empresa|escuela|cabanas?|emprendimiento";

/** Phrases of these questions, before any other. */
export const morePhrases = [
  [
    "(?:sin|no hay|no|without) (?:senal|internet|signal|data)|offline|" +
      "(?:save|keep|download|guardar|guardo|descargar|descargo|bajar|bajo) (?:the |this |la |esta )?(?:guide|guia)",
    "signal",
  ],
  // "Own" alone is in "their own".
  [
    "own (?=(?:a |an |any |some |the )?(?:titled )?(?:beach ?front|ocean ?front|land|lot|property|properties|house|home))",
    "buy ",
  ],
  ["intensive care|cuidados intensivos|terapia intensiva", "hospital"],
  [`(?:${drive}) ${onBeach}`, "beachdrive"],
  [
    `(?:${walks}) (?:(?:on|along|by|por|en) )?(?:the |la )?(?:beach|playa)|beach (?:be )?walkable|(?:beach|playa) (?:caminable|ancha)`,
    "tide",
  ],
  [
    `(?:which|what|best|worst|mejor|mejores|que|cual)\\b.*\\b(?:months?|mes|meses)\\b.*\\b(?:${waves})`,
    "surfmonths",
  ],
  [
    `(?:best|mejor|mejores) (?:${waves})\\b.*\\b(?:months?|mes|meses)|(?:surf|waves?|olas) (?:best )?(?:months?|mes|meses)`,
    "surfmonths",
  ],
  [
    `(?:list|add|register|advertise|publish|promote|submit|anunciar|anuncio|publicar|publico|registrar|registro|agregar|agrego|inscribir|inscribo|anadir|promocionar|subir|poner) (?:a |an |my |our |your |un |una |mi |nuestro |nuestra |el |la )?(?:new |nuevo |nueva )?(?:${places})(?: (?:to|on|in|a|en) (?:this|the|your|esta|este|la|el) (?:site|website|page|guide|sitio|pagina|guia))?`,
    "ownplace",
  ],
  [
    `(?:i|we) (?:own|have|run) (?:a|an) (?:\\w+ )?(?:${places})\\b.*\\b(?:list|listed|add|advertise|register|submit)\\b.*`,
    "ownplace",
  ],
  [
    `(?:tengo|tenemos) (?:un|una) (?:\\w+ )?(?:${places})\\b.*\\b(?:anunci|publi[cq]|registr|inscri|agreg|aparec|aparez)\\w*.*`,
    "ownplace",
  ],
  [
    `(?:sea|ocean|mar) (?:es )?(?:safe|seguro)|(?:safe|seguro) (?:is |es )?(?:the |el )?(?:sea|ocean|mar)|(?:beach|playa) (?:es )?(?:safe|segura) (?:for|with|para|con) ${children}|(?:safe|segura) (?:is |es )?(?:the |la )?(?:beach|playa) (?:for|with|para|con) ${children}`,
    "swim",
  ],
  [
    "(?:get|be|gets|getting) listed|(?:cost|price) of (?:a )?listing|listing (?:cost|price|fee)s?|aparecer en la guia|salir en la guia",
    "ownplace",
  ],
] as const;
