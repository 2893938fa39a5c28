import { birthday } from "./things/events/birthday";
import { bonfire } from "./things/events/bonfire";
import { castle } from "./things/events/castle";
import { cleanup } from "./things/events/cleanup";
import { concert } from "./things/events/concert";
import { contest } from "./things/events/contest";
import { cooking } from "./things/events/cooking";
import { domino } from "./things/events/domino";
import { easel } from "./things/events/easel";
import { festival } from "./things/events/festival";
import { fireworks } from "./things/events/fireworks";
import { football } from "./things/events/football";
import { fullmoon } from "./things/events/fullmoon";
import { kite } from "./things/events/kite";
import { longtable } from "./things/events/longtable";
import { meeting } from "./things/events/meeting";
import { paints } from "./things/events/paints";
import { pinata } from "./things/events/pinata";
import { race } from "./things/events/race";
import { seedling } from "./things/events/seedling";
import { storybook } from "./things/events/storybook";
import { telescope } from "./things/events/telescope";
import { treasure } from "./things/events/treasure";
import { turtletalk } from "./things/events/turtletalk";
import { volleyball } from "./things/events/volleyball";

export const eventDrawings = {
  birthday,
  bonfire,
  castle,
  cleanup,
  concert,
  contest,
  cooking,
  domino,
  easel,
  festival,
  fireworks,
  football,
  fullmoon,
  kite,
  longtable,
  meeting,
  paints,
  pinata,
  race,
  seedling,
  storybook,
  telescope,
  treasure,
  turtletalk,
  volleyball,
};
