import { localWords } from "../town/town";

/**
 * Passwords that are guessed first, in lower case and without the digits and signs people append. Short ones count
 * too: "qwerty" covers "Qwerty123!".
 */
const commonPasswords = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd contraseña contrasena contraseñas clave claves micontraseña miclave
  secret secreto secreta admin administrator administrador administradora root user usuario guest invitado test testing
  prueba demo welcome bienvenido bienvenida bienvenidos hello hola letmein login logon access acceso master maestro
  changeme default temporal temporary cambiame changeit
  qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
  qazwsx qazwsxedc qwer qweasd qweasdzxc wasd poiuy poiuytrewq lkjhgfdsa mnbvcxz zaq zaqwsx xsw
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaaaa aaaaaaaa xxxxxx xxxxxxxx
  iloveyou loveyou iloveu loveme lovely love teamo tequiero amor amores amorcito mivida mi-amor miamor corazon corazón
  princess princesa prince principe reina reinita queen king angel angela angeles angelito bebe bebé baby babygirl
  monkey dragon tigger tiger tigre lion leon shadow sunshine sunset flower flowers flor flores butterfly mariposa
  estrella estrellita star stars starwars superman batman spiderman pokemon naruto minecraft fortnite roblox pikachu
  football futbol fútbol soccer baseball basketball hockey golf tennis surf surfer surfing surfista skate panama panamá
  barcelona realmadrid madrid america mexico méxico colombia venezuela argentina brasil brazil costarica chicago london
  michael jordan michelle jessica ashley nicole daniel daniela andrew andrea andres andrés joshua matthew thomas robert
  jennifer william charlie george hunter harley ranger buster maggie ginger pepper cookie chocolate cheese banana
  carlos alejandro alejandra fernando fernanda santiago sebastian valentina gabriel gabriela juan juanita jose josé maria
  maría luis luisa david miguel manuel antonio roberto ricardo eduardo francisco patricia veronica natalia carolina
  mercedes ferrari porsche mustang corvette yamaha honda toyota nissan
  trustno1 trustnoone whatever freedom liberty libertad computer computadora internet google facebook instagram whatsapp
  youtube samsung iphone apple android windows microsoft linkedin netflix amazon twitter
  killer hacker pussy fuckyou fuckme asshole bitch sexy hottie
  blink metallica nirvana eminem rockstar guitar guitarra music musica música dance
  summer verano winter invierno spring primavera autumn otoño january enero december diciembre monday lunes friday viernes
  jesus jesús jesucristo cristo dios diosesamor god godisgood blessed bendecido bendecida faith church
  family familia mother madre mama mamá father padre papa papá brother hermano sister hermana friend amigo amiga amigos
  perro perrito gato gatito dog doggy cat kitty snoopy garfield
  playa beach ocean oceano océano pacific pacifico pacífico mar sol luna moon sunny island isla pura-vida puravida
  money dinero million millonario business negocio company empresa hotel restaurante restaurant
  happy feliz forever siempre together juntos lucky suerte magic magico mágico crazy loco loca
  matrix phoenix diamond diamante silver gold orange purple yellow green blue black white azul rojo verde negro blanco
  correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
);

const shortestPassword = 8;
const longestPassword = 200;

export type WeakPassword = "tooShort" | "tooLong" | "common" | "pattern" | "site" | "personal";
type Person = { email?: string; name?: string };

/** How many characters must be left beside a word anybody would guess. */
const enoughBeside = 6;

/** Most important reason first; none when it's good. */
export function weakPasswordReasons(password: string, person: Person = {}): WeakPassword[] {
  const length = [...password].length;
  if (length < shortestPassword) return ["tooShort"];
  if (length > longestPassword) return ["tooLong"];
  const plain = fold(password);
  const reasons: WeakPassword[] = [];
  if (isCommon(plain)) reasons.push("common");
  if (isPattern(plain)) reasons.push("pattern");
  if (leansOn(plain, localWords)) reasons.push("site");
  if (leansOn(plain, wordsOf(person))) reasons.push("personal");
  return reasons;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const swapped: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
let foldedCommon: Set<string> | undefined;

/** "P4ssw0rd!23" is "password" in disguise, and "qwertyqwerty" is "qwerty" twice. */
function isCommon(plain: string): boolean {
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const spelled = (text: string) => text.replace(/[013457@$]/g, (sign) => swapped[sign] ?? sign);
  const guesses = [plain, bare(plain), spelled(plain), bare(spelled(plain)), spelled(bare(plain))];
  foldedCommon ??= new Set([...commonPasswords].map(fold));
  const common = foldedCommon;
  return guesses.some((guess) => common.has(guess) || common.has(unrepeated(guess)));
}

/** "abcabc" is "abc". */
function unrepeated(text: string): string {
  return text.match(/^(.{3,}?)\1+$/u)?.[1] ?? text;
}

/** One character over and over, a short run repeated, or a sequence of digits or letters. */
function isPattern(plain: string): boolean {
  if (new Set(plain).size <= 2 || /^(.{1,4}?)\1{2,}$/u.test(plain)) return true;
  const codes = [...plain].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter(
    (step) => step === 1 || step === -1 || step === 0 || step === -9 || step === 9,
  ).length;
  return even >= steps.length - 1 || /^\d{1,2}[/.-]?\d{1,2}[/.-]?(19|20)\d\d$/.test(plain);
}

function leansOn(plain: string, words: string[]): boolean {
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return words.some((word) => letters.includes(word) && letters.replaceAll(word, "").length < enoughBeside);
}

function wordsOf({ email = "", name = "" }: Person): string[] {
  const [local = "", domain = ""] = fold(email).split("@");
  const parts = [
    local.replace(/[^\p{L}\p{N}]/gu, ""),
    ...local.split(/[^\p{L}\p{N}]+/u),
    domain.split(".")[0] ?? "",
  ];
  const names = fold(name).split(/[^\p{L}\p{N}]+/u);
  return [...parts, ...names, names.join("")].filter((word) => word.length >= 4);
}
