import type { FirstAidText } from "../../info-text";

/** Each line follows a public source named in docs/first-aid.md; change them together. */
export const firstAid = {
  title: "What to do until help comes",
  description: "Look after yourself first: one hurt person is easier to help than two.",
  cards: [
    {
      id: "cut",
      title: "A cut that bleeds",
      lines: [
        "Press hard on it with a clean cloth. Keep pressing.",
        "Soaked through? Put more cloth on top and press harder.",
        "Blood that spurts or will not stop: call 911 and go on pressing.",
        "When it has stopped, rinse it with clean water and cover it.",
        "A deep or dirty cut, or one from a reef, needs a doctor. Ask about tetanus.",
      ],
    },
    {
      id: "current",
      title: "A current takes you out",
      lines: [
        "Do not swim against it. It pulls you out, not under.",
        "Float, breathe, wave and shout.",
        "Can you swim? Go along the beach, not toward it, until it lets go. Then come in at an angle, with the waves.",
        "You see somebody in it: call 911, throw something that floats, do not go in after them.",
      ],
    },
    {
      id: "earthquake",
      title: "The ground shakes",
      lines: [
        "Drop, cover your head, hold on until it stops.",
        "Strong or long shaking by the sea: go inland or climb to 30 m (100 ft) at once. Do not wait for an alert.",
        "Do the same if the sea draws back or roars.",
        "Stay there until SINAPROC says it is over. The first wave may not be the largest.",
      ],
    },
    {
      id: "sting",
      title: "A sting in the sea",
      lines: [
        "Out of the water. Trouble breathing, a swollen face or chest pain: call 911.",
        "Jellyfish: lift off the tentacles with a stick or a towel, rinse with sea water, do not rub.",
        "Stingray: press on the bleeding. A spine that sticks in the flesh stays in.",
        "Then water as hot as you can bear without a burn, for 20 minutes or until the pain eases.",
        "A stingray wound needs a doctor.",
      ],
    },
    {
      id: "bite",
      title: "A bite",
      lines: [
        "Snake: move away from it and lie still. Take off rings and shoes, keep the limb still, go to the hospital at once.",
        "Do not cut it, suck it, cool it or tie it off. Do not hunt the snake.",
        "Dog, bat, monkey or any other mammal: wash it with soap and running water for 15 minutes.",
        "Then see a doctor the same day, even for a scratch: rabies can be prevented, not cured.",
      ],
    },
  ],
} satisfies FirstAidText;
