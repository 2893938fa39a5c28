/** Whoever types one of these needs help, and nothing that is only spelt like it; folded. */
const dangers = new Set(
  (
    "snake snakes snakebite viper scorpion scorpions jellyfish stingray stingrays sting stings stung bite bites bitten " +
    "crocodile crocodiles drowning drowned tsunami earthquake poison poisoned wound bleeding injury injured " +
    "culebra culebras serpiente serpientes vibora viboras alacran alacranes escorpion escorpiones medusa medusas " +
    "aguamala aguamalas raya rayas mantarraya picadura picaduras mordida mordidas mordedura mordeduras cocodrilo " +
    "cocodrilos ahogado ahogada ahogamiento terremoto sismo veneno envenenado herida herido heridas sangrado"
  ).split(" "),
);

export function isDanger(word: string): boolean {
  return dangers.has(word);
}
