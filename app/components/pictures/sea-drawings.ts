import { boards } from "./things/sea/boards";
import { hatchlings } from "./things/sea/hatchlings";
import { kayak } from "./things/sea/kayak";
import { lesson } from "./things/sea/lesson";
import { nightwalk } from "./things/sea/nightwalk";
import { paddle } from "./things/sea/paddle";
import { panga } from "./things/sea/panga";
import { pelican } from "./things/sea/pelican";
import { practice } from "./things/sea/practice";
import { rack } from "./things/sea/rack";
import { repair } from "./things/sea/repair";
import { rods } from "./things/sea/rods";
import { sailboat } from "./things/sea/sailboat";
import { sailfish } from "./things/sea/sailfish";
import { snorkel } from "./things/sea/snorkel";
import { surfshop } from "./things/sea/surfshop";
import { tuna } from "./things/sea/tuna";
import { turtle } from "./things/sea/turtle";
import { wave } from "./things/sea/wave";
import { wetsuits } from "./things/sea/wetsuits";
import { whale } from "./things/sea/whale";

export const seaDrawings = {
  boards,
  hatchlings,
  kayak,
  lesson,
  nightwalk,
  paddle,
  panga,
  pelican,
  practice,
  rack,
  repair,
  rods,
  sailboat,
  sailfish,
  snorkel,
  surfshop,
  tuna,
  turtle,
  wave,
  wetsuits,
  whale,
};
