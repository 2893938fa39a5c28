import { askedAnywhere, type QuickAnswer } from "./quick-answer-words";

const months =
  "january february march april may june july august september october november december " +
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre";

export const whenWords = "when cuando season seasons month months temporada epoca mes meses";
const alongMonths = new Set(
  `${whenWords} see watch watching nest nesting arrive anidan desovan avistar`.split(" "),
);

export const beginners = new Set(
  "beginner beginners learner learners learn novice principiante principiantes aprender aprendiz novato novata".split(
    " ",
  ),
);

const inWater = new Set(
  (
    "water sea ocean beach here kids kid children child baby toddler family safe dangerous danger swim swimming " +
    "agua mar playa ninos ninas nino nina hijos hijo hija bebe familia seguro segura peligroso peligrosa nadar"
  ).split(" "),
);

/** Words that may accompany a single answer's words without changing what is asked. */
export const alongWith: Partial<Record<QuickAnswer, ReadonlySet<string>>> = {
  water: new Set(
    (
      "child children kid kids son daughter baby hijo hija hijos nino nina ninos bebe drank drunk swallowed " +
      "tomo tome tomamos tomado bebio bebi beber grifo pluma llave chorro faucet"
    ).split(" "),
  ),
  cash: new Set("withdraw withdrawal withdrawals withdrawing retirar retiro retiros sacar".split(" ")),
  tide: new Set([...beginners, ..."noon midday mediodia width wide ancha playa beach walk".split(" ")]),
  surf: new Set([...beginners, "season", "temporada"]),
  signal: new Set(
    (
      "that hold holds call calls video videocall videocalls zoom work working remote remotely fast good phone " +
      "aguanta aguante llamada llamadas videollamada videollamadas trabajar trabajo remoto rapido buen buena telefono"
    ).split(" "),
  ),
  // These say nothing about the start or the end of the walk.
  walk: new Set(
    (
      "onfoot long far minutes time take takes way distance village town plaza square walk " +
      "minutos tiempo toma tarda tardo lejos camino distancia pueblo parque"
    ).split(" "),
  ),
  bus: new Set("capital back return regreso regresar volver santiago chitre divisa".split(" ")),
  fourwheel: new Set(
    (
      "car cars small sedan normal rent rental drive driving road roads really necessary required enough season seasons carro carros auto " +
      "chico pequeno alquilar alquiler manejar carretera camino necesario suficiente obligatorio hace falta temporada " +
      months
    ).split(" "),
  ),
  rain: new Set(
    (
      "season seasons month months day days lot much often heavy if kids children ninos familia family temporada epoca mes meses dia dias mucho mucha tanto " +
      months
    ).split(" "),
  ),
  ...{ sharks: inWater, camping: new Set("pitch put night beach playa noche poner free gratis".split(" ")) },
  swim: new Set([
    ...inWater,
    ...`good low high baja alta seca llena ${askedAnywhere.swim} ${askedAnywhere.tide}`.split(" "),
  ]),
  beachdrive: new Set(`${askedAnywhere.fourwheel} car carro sand arena need`.split(" ")),
  surfmonths: new Set(months.split(" ")),
  drones: new Set("beach playa fly flying flown flight volar vuelo use usar bring llevar".split(" ")),
  toilets: new Set("public publico publicos use".split(" ")),
  turtles: alongMonths,
  whales: alongMonths,
  fuel: new Set("fill up tank station buy echo echar lleno llenar tanque comprar venden".split(" ")),
  holiday: new Set(`${whenWords} week semana fecha date`.split(" ")),
  power: new Set("type kind tipo often frecuente seguido".split(" ")),
  taxi: new Set("phone telephone telefono call llamar contact contacto".split(" ")),
};

/**
 * Whether a word adds nothing to the search. For "water" it does: someone who drank tap water also needs other results.
 */
export const isAlong = (answer: QuickAnswer, word: string) =>
  answer !== "water" && (alongWith[answer]?.has(word) ?? false);

/** "Holds" isn't "holidays" misspelt. */
export const alongAny = new Set(Object.values(alongWith).flatMap((words) => [...words]));
