import { bar } from "./things/eat/bar";
import { beer } from "./things/eat/beer";
import { bowl } from "./things/eat/bowl";
import { bread } from "./things/eat/bread";
import { burger } from "./things/eat/burger";
import { cake } from "./things/eat/cake";
import { cappuccino } from "./things/eat/cappuccino";
import { ceviche } from "./things/eat/ceviche";
import { chicken } from "./things/eat/chicken";
import { cocktail } from "./things/eat/cocktail";
import { coconut } from "./things/eat/coconut";
import { empanadas } from "./things/eat/empanadas";
import { fish } from "./things/eat/fish";
import { grill } from "./things/eat/grill";
import { guacamole } from "./things/eat/guacamole";
import { hatch } from "./things/eat/hatch";
import { hojaldre } from "./things/eat/hojaldre";
import { hotdog } from "./things/eat/hotdog";
import { icecream } from "./things/eat/icecream";
import { lobster } from "./things/eat/lobster";
import { moka } from "./things/eat/moka";
import { oven } from "./things/eat/oven";
import { pasta } from "./things/eat/pasta";
import { pizza } from "./things/eat/pizza";
import { plato } from "./things/eat/plato";
import { pourover } from "./things/eat/pourover";
import { ramen } from "./things/eat/ramen";
import { ribs } from "./things/eat/ribs";
import { sandtables } from "./things/eat/sandtables";
import { shrimp } from "./things/eat/shrimp";
import { smoothie } from "./things/eat/smoothie";
import { stew } from "./things/eat/stew";
import { sushi } from "./things/eat/sushi";
import { tacos } from "./things/eat/tacos";
import { tapas } from "./things/eat/tapas";
import { terrace } from "./things/eat/terrace";

export const eatDrawings = {
  bar,
  beer,
  bowl,
  bread,
  burger,
  cake,
  cappuccino,
  ceviche,
  chicken,
  cocktail,
  coconut,
  empanadas,
  fish,
  grill,
  guacamole,
  hatch,
  hojaldre,
  hotdog,
  icecream,
  lobster,
  moka,
  oven,
  pasta,
  pizza,
  plato,
  pourover,
  ramen,
  ribs,
  sandtables,
  shrimp,
  smoothie,
  stew,
  sushi,
  tacos,
  tapas,
  terrace,
};
