import { barber } from "./things/town/barber";
import { builder } from "./things/town/builder";
import { cinema } from "./things/town/cinema";
import { clothes } from "./things/town/clothes";
import { crafts } from "./things/town/crafts";
import { forsale } from "./things/town/forsale";
import { grocery } from "./things/town/grocery";
import { hardware } from "./things/town/hardware";
import { laptop } from "./things/town/laptop";
import { laundry } from "./things/town/laundry";
import { market } from "./things/town/market";
import { minibus } from "./things/town/minibus";
import { pharmacy } from "./things/town/pharmacy";
import { pickup } from "./things/town/pickup";
import { plane } from "./things/town/plane";
import { pump } from "./things/town/pump";
import { routes } from "./things/town/routes";
import { school } from "./things/town/school";
import { scooter } from "./things/town/scooter";
import { signpost } from "./things/town/signpost";
import { taxi } from "./things/town/taxi";
import { ticketCounter } from "./things/town/ticket-counter";
import { upkeep } from "./things/town/upkeep";
import { workshop } from "./things/town/workshop";

export const townDrawings = {
  barber,
  builder,
  cinema,
  clothes,
  crafts,
  forsale,
  grocery,
  hardware,
  laptop,
  laundry,
  market,
  minibus,
  pharmacy,
  pickup,
  plane,
  pump,
  routes,
  school,
  scooter,
  signpost,
  taxi,
  tickets: ticketCounter,
  upkeep,
  workshop,
};
